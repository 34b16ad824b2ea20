import fs from 'node:fs';

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
    readonly assertionResults: readonly unknown[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
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
