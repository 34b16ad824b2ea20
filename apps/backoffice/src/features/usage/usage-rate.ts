import type { UsageVersion } from '@balcao/contract/usage';

type Counted = Pick<UsageVersion, 'opens' | 'faulty'>;

/** The part of openings that had an error, from 0 to 1; null where nothing was opened. */
export const faultRate = ({ opens, faulty }: Counted): number | null => (opens === 0 ? null : faulty / opens);

/** Fewer say nothing: one opening with an error would be ten percent of them. */
const opensAtLeast = 20;
const timesWorse = 2;
/** Below it nothing is an alarm. */
const rateAtLeast = 0.02;

/** Whether a version has clearly more errors than the one before, as far as its openings can tell. */
export const isWorse = (now: Counted, before: Counted | undefined): boolean => {
  const [rate, former] = [faultRate(now), (before && faultRate(before)) ?? 0];
  return rate !== null && now.opens >= opensAtLeast && rate >= rateAtLeast && rate >= timesWorse * former;
};
