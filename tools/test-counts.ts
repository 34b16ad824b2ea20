import fs from 'node:fs';

/** How many tests of a runner passed and how many failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
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
