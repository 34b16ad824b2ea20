import type { UsagePage } from '@balcao/contract/usage';
import type { UsageFaultReport } from '@balcao/contract/usage-fault';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { type AppletKey, addToDay, addToPages } from './usage.repository.ts';
import { insertPastFault } from './usage-fault.repository.ts';
import type { FaultPlaces } from './usage-fault-place.ts';

/** What a day of the past came to; `pages` by their paths. */
export interface PastUsageDay {
  /** Of São Paulo, `YYYYMMDD`. */
  readonly day: string;
  readonly opens: number;
  readonly people: number;
  readonly seconds: number;
  readonly faulty: number;
  readonly pages: readonly UsagePage[];
  /** When the last opening with the error was; null where there was none. */
  readonly faultAt: Date | null;
}
export interface PastUsage extends AppletKey {
  readonly versionId: string;
  readonly number: string;
  readonly days: readonly PastUsageDay[];
  /** The error that all the openings with one had. */
  readonly fault: UsageFaultReport;
}

/** Brings in how a mini program was used in the past: the sandbox has some. */
export const createUsageHistory = ({ placeOf }: { readonly placeOf: FaultPlaces }) => ({
  bringIn: async (tx: Tx, past: PastUsage): Promise<void> => {
    const { merchantId, appletId, versionId, number, days, fault } = past;
    for (const { day, opens, people, seconds, faulty, pages } of days) {
      await addToDay(tx, { merchantId, appletId, day, versionId, number, opens, people, seconds, faulty });
      const views = new Map(pages.map((one) => [one.page, one.views]));
      const pageSeconds = new Map(pages.map((one) => [one.page, one.seconds]));
      await addToPages(tx, { merchantId, appletId, day }, { views, pageSeconds });
    }
    const had = days.flatMap(({ day, faulty, faultAt }) => (faultAt ? [{ day, count: faulty, at: faultAt }] : []));
    const [first, last] = [had[0], had.at(-1)];
    if (!first || !last) return;
    const placed = await placeOf(tx, { merchantId, versionId, pages: fault.page === null ? [] : [fault.page] }, fault);
    const count = had.reduce((all, one) => all + one.count, 0);
    const when = { firstNumber: number, firstAt: first.at, lastNumber: number, lastAt: last.at };
    await insertPastFault(tx, { merchantId, appletId, ...placed, ...when, id: newId(first.at), count }, had);
  },
});
export type UsageHistory = ReturnType<typeof createUsageHistory>;
