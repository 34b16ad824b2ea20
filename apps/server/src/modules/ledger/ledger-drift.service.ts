import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { readHorizon } from './ledger-close.repository.ts';
import {
  countStops,
  endStop,
  findDrifts,
  findMovedMerchants,
  insertStop,
  listStops,
} from './ledger-drift.repository.ts';
import type { KeptFinding, LedgerStopRow } from './ledger-proof.tables.ts';

/** Seconds between two rounds (rule: balance-is-its-lines). */
const everySeconds = 300;
const merchantsAtOnce = 200;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
}

/**
 * Checks that every balance equals the sum of its lines. Where it does not, the merchant's money is stopped: the ledger refuses postings for this
 * merchant until the error is corrected and the next round has confirmed that (rule: balance-is-its-lines).
 */
export const createLedgerDrift = ({ db, clock, jobs, log }: Needs) => {
  /** Everyone once when a process begins, then who has moved: transactions since the round before. */
  let since = '0';

  const stop = async (merchantId: string, findings: readonly KeptFinding[]): Promise<void> => {
    const isNew = await insertStop(db, { merchantId, foundAt: clock.now(), findings });
    const accounts = findings.map(({ about }) => about);
    if (isNew) log.error({ merchantId, accounts }, 'ledger drift: the money of a merchant stands still');
  };
  const resume = async (merchantId: string): Promise<void> => {
    await endStop(db, merchantId, clock.now());
    log.warn({ merchantId }, 'ledger mended: the money of a merchant moves again');
  };

  /** Looks at merchants and answers with what drifts: `from` says since when single journals are looked at. */
  const find = async (merchantIds: readonly string[], from: string): Promise<Map<string, KeptFinding[]>> => {
    const found: KeptFinding[] = [];
    for (let at = 0; at < merchantIds.length; at += merchantsAtOnce)
      found.push(...(await findDrifts(db, merchantIds.slice(at, at + merchantsAtOnce), from)));
    return Map.groupBy(found, ({ merchantId }) => merchantId ?? '');
  };
  /** Checks these merchants, and the stopped ones; those from their first journal, since the error may be old. */
  const check = async (merchantIds: readonly string[], from: string): Promise<void> => {
    const stopped = (await listStops(db)).map(({ merchantId }) => merchantId);
    const still = await find(stopped, '0');
    for (const merchantId of stopped) if (!still.has(merchantId)) await resume(merchantId);
    const others = merchantIds.filter((merchantId) => !stopped.includes(merchantId));
    for (const [merchantId, findings] of await find(others, from)) await stop(merchantId, findings);
  };
  const round = async (): Promise<void> => {
    const upto = await readHorizon(db);
    await check(await findMovedMerchants(db, since), since);
    since = upto;
  };
  jobs.every(everySeconds, 'ledger.drift', round);

  return {
    /** Checks merchants that a proof has findings about. */
    check: (merchantIds: readonly string[]): Promise<void> => check(merchantIds, '0'),
    stops: (): Promise<LedgerStopRow[]> => listStops(db),
    count: (): Promise<number> => countStops(db),
  };
};
export type LedgerDrift = ReturnType<typeof createLedgerDrift>;
