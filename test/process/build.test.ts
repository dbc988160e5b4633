import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ended, guardFile, root } from './run-hook.ts';
import { temporaryFolder } from './shell.ts';

/** Bundles the guard as the project's configuration says, and lists the modules of which something got in. */
const BUNDLING = `
  import { rollup } from 'rollup';
  const { default: [guard] } = await import(process.cwd() + '/rollup.config.mjs');
  const { output: [chunk] } = await (await rollup(guard)).write(guard.output);
  const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
  console.log(JSON.stringify(modules.map(([id]) => id.replace(/^\\0|\\?.*$/g, ''))));
`;

// About the build, so once is enough: not for another Node, nor for another file.
const elsewhere = process.env.GUARD_NODE || process.env.GUARD_FILE;

describe.skipIf(elsewhere)('a build in another folder and environment', () => {
  // What is skipped cleans up nothing.
  const folder = elsewhere ? '' : temporaryFolder();
  let modules: string[] = [];

  beforeAll(async () => {
    for (const file of ['package.json', 'rollup.config.mjs', 'LICENSE'])
      copyFileSync(join(root, file), join(folder, file));
    cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const env = { ...process.env, NODE_ENV: 'development' };
    const bundling = spawn(process.execPath, ['--input-type=module', '-e', BUNDLING], { cwd: folder, env });
    const { code, stdout, stderr } = await ended(bundling);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    modules = JSON.parse(stdout);
  });

  test('gives identical bytes', () => {
    const files = [guardFile, join(folder, 'dist/state-block-guard.mjs')];
    const [first, second] = files.map((file) => readFileSync(file, 'utf8'));
    expect(second === first, 'the two files differ; is the first one built from what is there?').toBe(true);
  });

  test('names every package that is in it, with its version and licence', () => {
    const notices = readFileSync(guardFile, 'utf8').split('/*!').slice(1).join();
    const homes = modules.flatMap(
      (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file.replaceAll('\\', '/'))?.[0] ?? [],
    );
    expect(homes.length).toBeGreaterThan(10);
    for (const home of new Set(homes)) {
      const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      expect(notices).toContain(`${name} ${version}`);
      expect(license).toMatch(/^(MIT|ISC|BSD-[23]-Clause|0BSD)$/);
    }
    expect(notices).toMatch(/Copyright \(c\)[\s\S]*Permission is hereby granted/i);
  });
});
