import { type reportUsage, usageSecondsAtMost } from '@balcao/contract/usage';
import type { UsageFaultReport } from '@balcao/contract/usage-fault';
import type { VersionStage } from '@balcao/contract/version';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import type { ServedVersions } from '../version/served-version.service.ts';
import { addOpening, findOpening, holdOpening, putOpening } from './usage.repository.ts';
import type { UsageOpeningRow } from './usage.tables.ts';
import { countIncrease, countOpening, type Opening } from './usage-counting.ts';
import type { FaultPlaces, PlacedFault } from './usage-fault-place.ts';
import { increaseOf } from './usage-increase.ts';

interface Needs {
  readonly db: Db;
  readonly secrets: Pick<Secrets, 'mac'>;
  readonly openings: Pick<OpeningService, 'mustFind'>;
  readonly servedVersions: Pick<ServedVersions, 'facts'>;
  readonly placeOf: FaultPlaces;
}

const notPublished: ReadonlySet<VersionStage> = new Set(['develop', 'review', 'approved']);

const nothingYet = ({ merchantId, id: openingId, expiresAt }: Opening): UsageOpeningRow => ({
  ...{ merchantId, openingId, expiresAt },
  ...{ isCounted: true, seconds: 0, pages: {}, pageSeconds: {}, faults: 0, fingerprints: [] },
});
/** In the foreground, it cannot have been for longer than it has been open. */
const secondsUntil = ({ openedAt }: Opening, now: Date): number =>
  Math.min(usageSecondsAtMost, Math.ceil((now.getTime() - openedAt.getTime()) / 1_000));

/** Takes what phones report of mini programs that are open: it is counted, and nothing of who reported it is kept (decision 064). */
export const createUsageReports = ({ db, secrets, openings, servedVersions, placeOf }: Needs) => {
  type Facts = Awaited<ReturnType<ServedVersions['facts']>>;

  /** Those from a place of the list on, with what their version has at the place that they name. */
  const placed = async (opening: Opening, { pages }: Facts, faults: readonly UsageFaultReport[], from: number) => {
    const { merchantId, versionId } = opening;
    const found = new Map<number, PlacedFault>();
    for (const [index, fault] of faults.entries())
      if (index >= from) found.set(index, await placeOf(db, { merchantId, versionId, pages }, fault));
    return found;
  };

  /** @throws Refusal `not_found`, also when the opening is over or of another person (rule: foreign-is-unknown). */
  return async (call: Call<typeof reportUsage>): Promise<null> => {
    const { body, now } = call;
    const opening = await openings.mustFind(call);
    const { merchantId, versionId, id: openingId, isTrial } = opening;
    if (isTrial) return null;
    const key = { merchantId, openingId };
    const facts = await servedVersions.facts(db, { merchantId, versionId });
    const known = await findOpening(db, key);
    if (!known && notPublished.has(facts.stage)) return null;
    // Before the transaction: it may have to look into files.
    const found = await placed(opening, facts, body.faults, known?.faults ?? 0);
    const { number, pages } = facts;
    await transaction(db, async (tx) => {
      if ((await addOpening(tx, nothingYet(opening))) && !(await countOpening(tx, { opening, number, now, secrets })))
        await putOpening(tx, key, { isCounted: false });
      const row = await holdOpening(tx, key);
      if (!row?.isCounted) return;
      const increase = increaseOf(row, body, { secondsAtMost: secondsUntil(opening, now), pages });
      const faults = [...found].filter(([index]) => index >= row.faults).map(([, fault]) => fault);
      await countIncrease(tx, { opening, number, now, row, increase, faults });
    });
    return null;
  };
};
export type UsageReports = ReturnType<typeof createUsageReports>;
