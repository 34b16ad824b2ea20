import { civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { LedgerProof, listLedgerProofs, readLedgerState, runLedgerProof } from '@balcao/contract/ledger-proof';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LongWork } from '../../platform/long-work.ts';
import { skipOf } from '../../platform/page.ts';
import { waitAtMost } from '../../platform/wait-at-most.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { LedgerCloses } from './ledger-close.service.ts';
import type { LedgerDrift } from './ledger-drift.service.ts';
import type { LedgerMerchants } from './ledger-merchants.ts';
import { countProofsUpTo, hasProofSince, insertProof, listProofs } from './ledger-proof.repository.ts';
import type { LedgerProofRow } from './ledger-proof.tables.ts';
import { recountLedger } from './ledger-recount.service.ts';
import { countRed } from './reconciliation.repository.ts';

const name = 'ledger.proof';
/** The night's proof begins so long after midnight: the day has been closed by then. */
const afterMidnightMs = 10 * 60_000;
/** So long an answer, or a round, waits for a proof; one that takes longer ends by itself. */
const waitMs = 5_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  readonly longWork: LongWork;
  readonly closes: LedgerCloses;
  readonly drift: LedgerDrift;
  readonly merchants: LedgerMerchants;
  readonly names: Pick<StaffNames, 'nameOf'>;
}
interface Requester {
  readonly id: string;
  readonly name: string;
}

/** Recomputes the whole ledger, every night and on demand, and keeps what it found. */
export const createLedgerProofs = (needs: Needs) => {
  const { db, clock, jobs, log, longWork, closes, drift, merchants, names } = needs;

  /** One after the other over all processes; undefined when another is at it. */
  const prove = async (by: Requester | null): Promise<LedgerProofRow | undefined> => {
    const at = clock.now();
    const startedAt = performance.now();
    const found = await longWork.alone(name, recountLedger);
    if (!found) return undefined;
    const ok = Object.values(found.figures).every((figure) => figure === 0);
    const tookMs = Math.round(performance.now() - startedAt);
    const row = { id: newId(at), at, tookMs, ok, ...found, askedBy: by?.id ?? null, askedByName: by?.name ?? null };
    await insertProof(db, row);
    if (!ok) {
      log.error({ figures: found.figures }, 'ledger proof: red');
      const drifting = found.findings.filter(({ figure }) => figure === 'balances' || figure === 'drifting');
      await drift.check([...new Set(drifting.flatMap(({ merchantId }) => merchantId ?? []))]);
    }
    return row;
  };
  const within = <T>(work: Promise<T>): Promise<T | undefined> =>
    waitAtMost(work, waitMs, (reason) => log.error({ reason }, 'ledger proof failed'));
  const night = async (): Promise<void> => {
    const now = clock.now();
    await closes.closeDue(now);
    const midnight = Date.parse(dayStart(civilDayOf(now.toISOString(), DEFAULT_ZONE), DEFAULT_ZONE));
    if (now.getTime() < midnight + afterMidnightMs || (await hasProofSince(db, new Date(midnight)))) return;
    await prove(null);
  };
  jobs.every(60, 'ledger.night', async () => void (await within(night())));

  const present = async (rows: readonly LedgerProofRow[]): Promise<LedgerProof[]> => {
    const known = await merchants.named(rows.flatMap(({ findings }) => findings.map((one) => one.merchantId)));
    return rows.map(({ at, askedBy: _, askedByName: by, findings, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by,
      findings: findings.map((one) => merchants.presentFinding(one, known)),
    }));
  };

  return {
    prove,
    night,
    state: async (_call: Call<typeof readLedgerState>) => {
      const today = civilDayOf(clock.now().toISOString(), DEFAULT_ZONE);
      const [newest, stops, running, unmatched] = await Promise.all([
        listProofs(db, undefined, 1),
        drift.stops(),
        longWork.isRunning(db, name),
        countRed(db, today),
      ]);
      const known = await merchants.named(stops.map(({ merchantId }) => merchantId));
      const stopped = stops.map(({ merchantId, foundAt, findings }) => ({
        merchant: known.get(merchantId) ?? { number: '', name: '' },
        since: foundAt.toISOString(),
        findings: findings.map((one) => merchants.presentFinding(one, known)),
      }));
      return { proof: (await present(newest))[0] ?? null, running, stopped, unmatched };
    },
    list: async ({ query }: Call<typeof listLedgerProofs>) => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor } = query;
      const rows = await listProofs(db, placeOf(cursor, idKeys), pageSize + 1, skipOf(query));
      const counted = await countProofsUpTo(db, totalCountedAtMost);
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
      return {
        list: await present(rows.slice(0, pageSize)),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: last ? cursorOf({ at: last.at, key: last.id }) : null,
      };
    },
    run: async ({ actor }: Call<typeof runLedgerProof>) => {
      const by = { id: actor.staffId, name: await names.nameOf(db, actor.staffId) };
      const row = await within(prove(by));
      return { proof: row ? ((await present([row]))[0] ?? null) : null };
    },
  };
};
export type LedgerProofs = ReturnType<typeof createLedgerProofs>;
