import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** How many tests of a runner passed and how many failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName?: string; readonly status?: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Counts the tests in a JSON report of vitest. A file that could not even be loaded counts as one failed test. */
export const countVitest = (code: number, file: string): Counts =>
  judge(code, read<VitestReport>(file), ({ numPassedTests, numFailedTests, testResults }) => {
    const unloaded = testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  });

const repeatedAtMost = 3;

/**
 * The files of a vitest report that are worth a second attempt: a few that failed where servers, databases and clocks race. None
 * when more failed than such a race explains, or when a unit test did.
 */
export const worthRepeating = (file: string): readonly string[] => {
  const failed = (read<VitestReport>(file)?.testResults ?? []).filter(({ status }) => status === 'failed');
  const names = failed.map(({ name }) => name);
  const mayRace = names.every((name) => name.includes('/apps/server/') && !name.endsWith('.unit.test.ts'));
  return mayRace && names.length <= repeatedAtMost ? names : [];
};

/** What both attempts come to: what passed at the second one has passed. The tests stay as many as the first one had. */
export const afterSecondAttempt = (first: Counts, { failed }: Counts): Counts => ({
  passed: first.passed + first.failed - Math.min(failed, first.failed),
  failed: Math.min(failed, first.failed),
});

/** Counts the tests in a JSON report of Playwright; one that passed when it was repeated has passed: the runner names it as flaky. */
export const countPlaywright = (code: number, file: string): Counts =>
  judge(code, read<PlaywrightReport>(file), ({ stats: { expected, unexpected, flaky }, errors }) => ({
    passed: expected + flaky,
    failed: unexpected + errors.length,
  }));

/** The names of the tests that failed in a JSON report of vitest, each with its file; a file that could not be loaded is named alone. */
export const failedInVitest = (file: string): readonly string[] =>
  (read<VitestReport>(file)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const where = path.relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${where}: ${fullName}`) : [where];
    });

/** The names of the browser tests that failed at the first attempt and passed at the second one. */
export const flakyInPlaywright = (file: string): readonly string[] => specsThatAre('flaky', file);

/** The names of the browser tests that failed at every attempt. */
export const failedInPlaywright = (file: string): readonly string[] => specsThatAre('unexpected', file);

const specsThatAre = (status: string, file: string): readonly string[] => {
  const within = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some((one) => one.status === status))
      .map((spec) => `${spec.file}:${spec.line}: ${spec.title}`),
    ...suites.flatMap(within),
  ];
  return (read<PlaywrightReport>(file)?.suites ?? []).flatMap(within);
};

/** Each name once, with how often it was there, the most frequent first. */
export const timesEach = (names: readonly string[]): readonly string[] =>
  Object.entries(Object.groupBy(names, (name) => name))
    .map(([name, all = []]) => ({ name, times: all.length }))
    .toSorted((a, b) => b.times - a.times)
    .map(({ name, times }) => `${times} × ${name}`);

/** A runner that broke, or that found nothing to run, is one failure even when its report names none. */
const judge = <Report>(code: number, report: Report | undefined, count: (report: Report) => Counts): Counts => {
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 1 };
  return failed === 0 && (code !== 0 || passed === 0) ? { passed, failed: 1 } : { passed, failed };
};

const read = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
};
