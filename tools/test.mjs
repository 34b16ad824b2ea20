// `npm test`: everything that must hold, one line of summary at the end.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { afterSecondAttempt, countPlaywright, countVitest, worthRepeating } from './test-counts.ts';
import { staleApps } from './web-build.mjs';

process.chdir(root);
const startedAt = Date.now();
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-results-'));
const vitestReport = path.join(scratch, 'vitest.json');
const playwrightReport = path.join(scratch, 'playwright.json');

/** A check counts as one test. */
const check = async (name, ...command) => {
  const { code, output, seconds } = await run(command);
  console.log(`\n=== ${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  if (code !== 0) console.log(output.trim());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** The tests of a runner, which writes to the screen itself and leaves its report in a file. */
const suite = async (name, count, report, command, env) => {
  console.log(`\n=== ${name}`);
  const { code, seconds } = await run(command, { env, toScreen: true });
  const counted = count(code, report);
  console.log(`=== ${name}: ${counted.passed} passed, ${counted.failed} failed, in ${seconds} s`);
  return counted;
};

const refuse = (name, reason) => {
  console.log(`\n=== ${name}: failed, ${reason}`);
  return { passed: 0, failed: 1 };
};

const vitest = (name, report, files = []) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite(name, countVitest, report, ['vitest', 'run', ...reporters, ...files]);
};
/** A race in a test must not stop the house: it is tried a second time, by itself, and named here. */
const vitestSuite = async () => {
  const first = await vitest('vitest', vitestReport);
  const again = worthRepeating(vitestReport);
  if (again.length === 0) return first;
  console.log(`\n=== vitest, a second time:\n${again.join('\n')}`);
  return afterSecondAttempt(first, await vitest('vitest, the second time', path.join(scratch, 'again.json'), again));
};

const browserSuite = async () => {
  // Without the build that `pretest` failed to make, the browser would show an older product.
  const stale = staleApps().map(({ name }) => name);
  if (stale.length > 0) return refuse('browser', `not built: ${stale.join(', ')}`);
  const specs = fs.existsSync('e2e/specs') ? fs.readdirSync('e2e/specs', { recursive: true }) : [];
  if (!specs.some((name) => name.endsWith('.spec.ts')))
    return refuse('browser', 'there is no specification in e2e/specs');
  fs.chmodSync(scratch, 0o755); // The account of PostgreSQL must be able to enter.
  const env = { E2E_DATA: path.join(scratch, 'data'), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  return suite('browser', countPlaywright, playwrightReport, ['playwright', 'test', '--reporter=list,json'], env);
};

const results = [
  // Two at a time: each of them uses a core or more.
  // Several checkers of one project each learn the same types: a third of the work is done by one (1.1 against 0.4 million types).
  ...(await Promise.all([
    check('types', 'tsc', '-b', '--checkers', '1'),
    check('format and lint', 'biome', 'ci', '--colors=off', '.'),
  ])),
  ...(await Promise.all([check('rules', 'node', 'tools/rules.mjs'), check('unused', 'knip')])),
  await vitestSuite(),
  await browserSuite(),
];

fs.rmSync(scratch, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\nall of it took ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
