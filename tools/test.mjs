// `npm test`: everything that must hold, one line of summary at the end.
import process from 'node:process';
import { root } from './root.mjs';
import {
  afterSecondAttempt,
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
  worthRepeating,
} from './test-counts.ts';
import { browser, checks, conclude, vitest } from './test-parts.mjs';

process.chdir(root);
const startedAt = Date.now();

/** A race in a test must not stop the work: it is tried a second time, by itself, and named at the end. */
const vitestTwice = async () => {
  const first = await vitest('vitest');
  const again = worthRepeating(first.report);
  if (again.length === 0) return { counts: first, raced: [], failed: failedInVitest(first.report) };
  console.log(`\n=== vitest, a second time:\n${again.join('\n')}`);
  const second = await vitest('vitest, the second time', again);
  const twice = new Set(failedInVitest(second.report));
  const raced = failedInVitest(first.report).filter((name) => !twice.has(name));
  return { counts: afterSecondAttempt(first, second), raced: second.passed > 0 ? raced : [], failed: [...twice] };
};

// Tests wait for databases and clocks now and then: the checks use the core that is free meanwhile.
const [checked, tested] = await Promise.all([checks(), vitestTwice()]);
const seen = await browser();
conclude(startedAt, [...checked, tested.counts, seen], {
  'passed only at the second attempt': [...tested.raced, ...flakyInPlaywright(seen.report)],
  failed: [...tested.failed, ...failedInPlaywright(seen.report)],
});
