// The parts of `npm test` and `npm run test:deep`.
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { scratchFolder } from './scratch-folder.ts';
import { countPlaywright, countVitest } from './test-counts.ts';
import { staleApps } from './web-build.mjs';

/** Where the runners leave their reports, and the browser's server its data. */
export const scratch = scratchFolder('balcao-results-');
let reports = 0;
const newReport = (name) => {
  reports += 1;
  return path.join(scratch, `${name}-${reports}.json`);
};

/** A check counts as one test. */
const check = async (name, ...command) => {
  const { code, output, seconds } = await run(command);
  console.log(`\n=== ${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  if (code !== 0) console.log(output.trim());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** One after the other: each of them uses a core or more. */
export const checks = async () => [
  // Several checkers of one project each learn the same types: a third of the work is done by one (1.1 against 0.4 million types).
  await check('types', 'tsc', '-b', '--checkers', '1'),
  await check('format and lint', 'biome', 'ci', '--colors=off', '.'),
  await check('rules', 'node', 'tools/rules.mjs'),
  await check('unused', 'knip'),
];

/** The tests of a runner, which writes to the screen itself and leaves its report in a file. */
const suite = async (name, count, report, command, env) => {
  console.log(`\n=== ${name}`);
  const { code, seconds } = await run(command, { env, toScreen: true });
  const counted = count(code, report);
  console.log(`=== ${name}: ${counted.passed} passed, ${counted.failed} failed, in ${seconds} s`);
  return { ...counted, report };
};

/** `words` choose the projects and files. */
export const vitest = (name, words = [], env = {}) => {
  const report = newReport('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite(name, countVitest, report, ['vitest', 'run', ...reporters, ...words], env);
};

/** The journeys; with the walks, which press every button, where `words` do not choose the former alone. */
export const browser = (words = ['--project=journeys']) => {
  const report = newReport('playwright');
  // Without the build that `pretest` failed to make, the browser would show an older product.
  const stale = staleApps().map(({ name }) => name);
  if (stale.length > 0) return refuse('browser', `not built: ${stale.join(', ')}`, report);
  const specs = fs.existsSync('e2e/specs') ? fs.readdirSync('e2e/specs', { recursive: true }) : [];
  if (!specs.some((name) => name.endsWith('.spec.ts')))
    return refuse('browser', 'there is no specification in e2e/specs', report);
  const env = { E2E_DATA: path.join(scratch, `data-${reports}`), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = ['playwright', 'test', '--reporter=list,json', ...words];
  return suite('browser', countPlaywright, report, command, env);
};

const refuse = (name, reason, report) => {
  console.log(`\n=== ${name}: failed, ${reason}`);
  return { passed: 0, failed: 1, report };
};

/** Ends the run: prints its duration, the names that must be repeated under their titles, and the last line. */
export const conclude = (startedAt, results, namesByTitle) => {
  fs.rmSync(scratch, { recursive: true, force: true });
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nall of it took ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  for (const [title, names] of Object.entries(namesByTitle))
    if (names.length > 0) console.log(`${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
};
