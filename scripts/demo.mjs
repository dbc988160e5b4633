// Feeds three sample closing messages to the built hook and shows what a person would see of each turn's end.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as util from 'node:util';

const guard = fileURLToPath(new URL('../dist/state-block-guard.mjs', import.meta.url));
const colours = process.stdout.isTTY && !process.env.NO_COLOR && util.styleText;
const paint = (style, text) => (colours ? util.styleText(style, text) : text);

const samples = [
  {
    title: 'An honest block: it asks, and waits',
    message: `The upload handler streams to disk now; a 4 GB file peaks at 61 MB.

**Now:** handler and six tests on branch \`stream-upload\`, not pushed.
**What I need from you:** the largest size that a customer may upload.
**What's next:** once I have that number, I set the limit and push.`,
  },
  {
    title: 'A block that asks for nothing, though the turn is over',
    message: `All 3,318 tax returns match to the cent.

**Now:** report stored as \`reports/tax.html\`.
**What I need from you:** nothing right now.
**What's next:** the ticket stays open until the audit.`,
  },
  {
    title: 'A block that announces work, and stops',
    message: `Two of six handlers are ported; the contract tests pass.

- Now: \`auth\` and \`catalog\` run on the new framework.
- From you: no action needed.
- Next: I'll go ahead and port the other four.`,
  },
];

samples.forEach(({ title, message }, index) => {
  const input = JSON.stringify({ hook_event_name: 'Stop', last_assistant_message: message });
  const { stdout, status } = spawnSync(process.execPath, [guard], { input, encoding: 'utf8' });
  const bar = paint('dim', '│');
  console.log(paint('bold', `\n${index + 1}. ${title}`));
  console.log(message.replace(/^/gm, `   ${bar} `));
  const said = stdout === '' ? paint('green', 'Nothing to say.') : paint('yellow', JSON.parse(stdout).systemMessage);
  console.log(`\n   The hook, exit code ${status}:`);
  console.log(said.replace(/^/gm, '   '));
});
console.log();
