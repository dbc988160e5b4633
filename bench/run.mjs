// Prints the figures of the README. `npm run bench` runs all of it, some fifteen minutes; `npm run bench -- start-up hostile`
// only what is named.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hostile } from './hostile.mjs';
import { inProcess } from './in-process.mjs';
import { sameVerdict } from './same-verdict.mjs';
import { startUp } from './start-up.mjs';

const parts = {
  'start-up': startUp,
  'in-process': inProcess,
  hostile,
  'same-verdict': sameVerdict,
  corpus: () =>
    spawnSync(process.execPath, [fileURLToPath(new URL('corpus.mjs', import.meta.url))], { stdio: 'inherit' }),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 2;
} else {
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
  for (const name of named.length > 0 ? named : Object.keys(parts)) parts[name]();
}
