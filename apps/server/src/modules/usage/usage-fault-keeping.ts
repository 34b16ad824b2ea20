import { usageFaultsAtMost } from '@balcao/contract/usage-fault';
import { versionRank } from '@balcao/contract/version-number';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { AppletKey } from './usage.repository.ts';
import type { UsageFaultRow } from './usage.tables.ts';
import { countFaults, dropRarest, findFaults, lockFaults, putFault } from './usage-fault.repository.ts';
import type { PlacedFault } from './usage-fault-place.ts';

interface Reported {
  /** Of the version that was open. */
  readonly number: string;
  readonly now: Date;
  readonly faults: readonly PlacedFault[];
}

/** The row of an error with one more opening that had it. */
const rowOf = (
  key: AppletKey,
  fault: PlacedFault,
  before: UsageFaultRow | undefined,
  { number, now }: Pick<Reported, 'number' | 'now'>,
): UsageFaultRow => {
  const wasEarlier = before && versionRank(before.firstNumber) <= versionRank(number);
  return {
    ...{ ...key, ...fault, lastNumber: number, lastAt: now },
    id: before?.id ?? newId(now),
    count: (before?.count ?? 0) + 1,
    firstNumber: wasEarlier ? before.firstNumber : number,
    firstAt: before?.firstAt ?? now,
  };
};

/** Keeps different errors of one opening; where there are too many of a mini program, the rarest give way. */
export const keepFaults = async (tx: Tx, key: AppletKey, { number, now, faults }: Reported): Promise<void> => {
  await lockFaults(tx, key);
  const fingerprints = faults.map(({ fingerprint }) => fingerprint);
  const known = await findFaults(tx, key, fingerprints);
  const more = faults.length - known.size;
  const beyond = more === 0 ? 0 : (await countFaults(tx, key)) + more - usageFaultsAtMost;
  for (const fault of faults)
    await putFault(tx, rowOf(key, fault, known.get(fault.fingerprint), { number, now }), countedDayOf(now));
  if (beyond > 0) await dropRarest(tx, key, beyond);
};
