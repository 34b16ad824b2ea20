// `npm run test:deep -- --rounds 10 --load --depth 10`: all tests, deeper, again and again, with no second attempt. It tells which
// tests ever failed; one that fails in one round of ten fails here.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root } from './root.mjs';
import { failedInPlaywright, failedInVitest, timesEach } from './test-counts.ts';
import { browser, checks, conclude, vitest } from './test-parts.mjs';

process.chdir(root);
const startedAt = Date.now();
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    depth: { type: 'string', default: '10' },
    load: { type: 'boolean', default: false },
  },
});
const [rounds, depth] = [values.rounds, values.depth].map(Number);
if (!(rounds >= 1 && depth >= 1)) throw new Error('--rounds and --depth are whole numbers from 1 on.');

/** Keeps one core busy, as another program on the machine would. */
const load = values.load ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined;
process.once('exit', () => load?.kill('SIGKILL'));

const results = await checks();
const names = [];
for (let round = 1; round <= rounds; round += 1) {
  console.log(`\n=== round ${round} of ${rounds}`);
  const usual = await vitest('vitest', [], { TEST_DEPTH: String(depth) });
  const operation = await vitest('operation', ['--project', 'operation']);
  const deep = await vitest('deep', ['--project', 'deep']);
  const seen = await browser(['--retries', '0']);
  results.push(usual, operation, deep, seen);
  names.push(
    ...[usual, operation, deep].flatMap(({ report }) => failedInVitest(report)),
    ...failedInPlaywright(seen.report),
  );
}
load?.kill('SIGKILL');
conclude(startedAt, results, { [`failed in one of ${rounds} rounds or more`]: timesEach(names) });
