import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  afterSecondAttempt,
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
  timesEach,
  worthRepeating,
} from './test-counts.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-counts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const reportOf = (content: unknown): string => {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitestReport = (passed: number, failed: number, files: unknown[] = []): string =>
  reportOf({ numPassedTests: passed, numFailedTests: failed, testResults: files });
const playwrightReport = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []): string =>
  reportOf({ stats: { expected, unexpected, flaky }, errors });

describe('the count of tests', () => {
  it('is what the runners report', () => {
    expect(countVitest(0, vitestReport(7, 0))).toEqual({ passed: 7, failed: 0 });
    expect(countVitest(1, vitestReport(7, 2))).toEqual({ passed: 7, failed: 2 });
    expect(countPlaywright(1, playwrightReport(3, 1))).toEqual({ passed: 3, failed: 1 });
  });
  it('has a failure for each file that could not be loaded', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest(1, vitestReport(1, 0, files))).toEqual({ passed: 1, failed: 1 });
  });
  it('has a failure when a runner breaks although no test failed', () => {
    expect(countVitest(1, vitestReport(7, 0))).toEqual({ passed: 7, failed: 1 });
    expect(countPlaywright(1, playwrightReport(7, 0))).toEqual({ passed: 7, failed: 1 });
    expect(countPlaywright(1, playwrightReport(7, 0, 0, [{}, {}]))).toEqual({ passed: 7, failed: 2 });
  });
  it('has a failure when a runner leaves no report', () => {
    expect(countVitest(1, path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  });
  it('has a failure when there was nothing to run', () => {
    expect(countVitest(0, vitestReport(0, 0))).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(0, playwrightReport(0, 0))).toEqual({ passed: 0, failed: 1 });
  });
  it('takes a test that passed when it was repeated for passed; the runner names it', () => {
    expect(countPlaywright(0, playwrightReport(2, 0, 1))).toEqual({ passed: 3, failed: 0 });
  });
});

describe('a second attempt', () => {
  const failedIn = (...names: string[]): string =>
    vitestReport(
      7,
      names.length,
      [...names, '/here/apps/server/src/fine.test.ts'].map((name) => ({
        name,
        assertionResults: [{}],
        status: name.includes('fine') ? 'passed' : 'failed',
      })),
    );
  const [race, other] = ['/here/apps/server/src/race.test.ts', '/here/apps/server/test/other.test.ts'];

  it('is of the few files in which servers raced', () => {
    expect(worthRepeating(failedIn(race, other))).toEqual([race, other]);
    expect(worthRepeating(failedIn())).toEqual([]);
  });
  it('is not made for a rule that has no race in it, nor when much is broken', () => {
    expect(worthRepeating(failedIn(race, '/here/apps/server/src/rule.unit.test.ts'))).toEqual([]);
    expect(worthRepeating(failedIn('/here/packages/brazil/src/cpf.test.ts'))).toEqual([]);
    expect(worthRepeating(failedIn(race, other, `${race}1`, `${race}2`))).toEqual([]);
  });
  it('leaves what fails twice failed', () => {
    expect(afterSecondAttempt({ passed: 90, failed: 2 }, { passed: 5, failed: 0 })).toEqual({ passed: 92, failed: 0 });
    expect(afterSecondAttempt({ passed: 90, failed: 2 }, { passed: 4, failed: 1 })).toEqual({ passed: 91, failed: 1 });
    expect(afterSecondAttempt({ passed: 90, failed: 1 }, { passed: 0, failed: 9 })).toEqual({ passed: 90, failed: 1 });
  });
});

describe('the names in the summary', () => {
  it('are those of the tests of vitest that failed, and of files that could not be loaded', () => {
    const at = (name: string) => path.join(process.cwd(), name);
    const files = [
      {
        name: at('a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a hold ends once', status: 'failed' },
          { fullName: 'a hold waits', status: 'passed' },
        ],
      },
      { name: at('b.test.ts'), status: 'failed', assertionResults: [] },
      { name: at('c.test.ts'), status: 'passed', assertionResults: [{ fullName: 'fine', status: 'passed' }] },
    ];
    expect(failedInVitest(vitestReport(2, 1, files))).toEqual(['a.test.ts: a hold ends once', 'b.test.ts']);
  });
  it('are those of the browser tests that passed at the second attempt only, apart from those that failed', () => {
    const spec = (title: string, status: string) => ({ title, file: 'staff.spec.ts', line: 95, tests: [{ status }] });
    const suites = [
      {
        specs: [spec('a role', 'flaky')],
        suites: [{ specs: [spec('a fine one', 'expected'), spec('b', 'unexpected')] }],
      },
    ];
    const report = reportOf({ stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [], suites });
    expect(flakyInPlaywright(report)).toEqual(['staff.spec.ts:95: a role']);
    expect(failedInPlaywright(report)).toEqual(['staff.spec.ts:95: b']);
  });
  it('say how often each failed, the most frequent first', () => {
    expect(timesEach(['a', 'b', 'b'])).toEqual(['2 × b', '1 × a']);
  });
});
