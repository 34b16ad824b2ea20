import { countedDayOf } from '../../platform/counted-day.ts';
import type { Tx } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import { addToDay, addToPages, countPerson, putOpening } from './usage.repository.ts';
import type { UsageOpeningRow } from './usage.tables.ts';
import { keepFaults } from './usage-fault-keeping.ts';
import type { PlacedFault } from './usage-fault-place.ts';
import type { increaseOf } from './usage-increase.ts';

export type Opening = Awaited<ReturnType<OpeningService['mustFind']>>;

/** Openings of a person on a day that are counted: more are a machine, or made to spoil the figures. */
const opensADayAtMost = 50;

interface Counted {
  readonly opening: Opening;
  readonly number: string;
  readonly now: Date;
}

/** Counts an opening itself; false where it is one too many of its person on this day (rule: usage-names-no-person). */
export const countOpening = async (
  tx: Tx,
  { opening, number, now, secrets }: Counted & { readonly secrets: Pick<Secrets, 'mac'> },
): Promise<boolean> => {
  const { merchantId, appletId, versionId, customerId } = opening;
  const day = countedDayOf(now);
  const personHash = secrets.mac('usage', `${appletId}:${day}:${customerId}`);
  const opens = await countPerson(tx, { merchantId, appletId, day, personHash });
  if (opens > opensADayAtMost) return false;
  const people = opens === 1 ? 1 : 0;
  await addToDay(tx, { merchantId, appletId, day, versionId, number, opens: 1, people, seconds: 0, faulty: 0 });
  return true;
};

interface More extends Counted {
  /** What is known of the opening, held. */
  readonly row: UsageOpeningRow;
  readonly increase: ReturnType<typeof increaseOf>;
  /** The errors among it. */
  readonly faults: readonly PlacedFault[];
}

/** Counts what a report adds to an opening. Rows are taken in one order: day, pages, errors. */
export const countIncrease = async (tx: Tx, { opening, number, now, row, increase, faults }: More): Promise<void> => {
  const { merchantId, appletId, versionId, id: openingId } = opening;
  const day = countedDayOf(now);
  const fresh = new Map(faults.map((fault) => [fault.fingerprint, fault]));
  for (const fingerprint of row.fingerprints) fresh.delete(fingerprint);
  const faulty = row.fingerprints.length === 0 && fresh.size > 0 ? 1 : 0;
  const { seconds, next } = increase;
  if (seconds + faulty > 0)
    await addToDay(tx, { merchantId, appletId, day, versionId, number, opens: 0, people: 0, seconds, faulty });
  await addToPages(tx, { merchantId, appletId, day }, increase);
  if (fresh.size > 0) await keepFaults(tx, { merchantId, appletId }, { number, now, faults: [...fresh.values()] });
  await putOpening(tx, { merchantId, openingId }, { ...next, fingerprints: [...row.fingerprints, ...fresh.keys()] });
};
