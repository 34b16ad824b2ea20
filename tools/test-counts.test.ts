import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { afterSecondAttempt, countPlaywright, countVitest, worthRepeating } from './test-counts.ts';

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
        ...{ name, assertionResults: [{}] },
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
