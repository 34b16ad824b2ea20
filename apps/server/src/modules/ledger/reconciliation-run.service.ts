import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { FileRail } from '@balcao/contract/ledger-reconciliation';
import { PaymentMethod } from '@balcao/contract/order';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { waitAtMost } from '../../platform/wait-at-most.ts';
import type { RailPayment, RailService } from '../rail/rail.service.ts';
import type { Ledger, Posting } from './ledger.service.ts';
import { noMerchant } from './no-merchant.ts';
import {
  hasResult,
  insertAlerts,
  insertFile,
  insertFoundLater,
  listSuspended,
  listUnfinished,
  lockRail,
  readLastDays,
} from './reconciliation.repository.ts';
import type { FindingRow } from './reconciliation.tables.ts';
import { listToClear } from './reconciliation-clearing.repository.ts';
import type { ReconciliationEmails } from './reconciliation-emails.ts';
import { type Read, readRailFile } from './reconciliation-file.ts';
import { createReconciliationHearing } from './reconciliation-hearing.ts';
import { type FileKey, insertOutcome, insertPostedLater, listToHear } from './reconciliation-match.repository.ts';

/** Files are requested this long after midnight: by then the rail's books contain its late events. */
const afterMidnightMs = 15 * 60_000;
/** A rail that gave none yet begins so many days back, or on the day on which it told us something first; none further back than the second number. */
const firstDays = 3;
const missedAtMost = 62;
/** A rail that did not give its file, or a broken one, is asked again after a pause. */
const askAgainMs = 10 * 60_000;
const waitMs = 5_000;
const clearedAtOnce = 1_000;
const clearedBackMs = 40 * 86_400_000;

/** An unidentified payment that the bank returned by itself; centavos. */
interface ElsewhereReturn {
  readonly key: string;
  readonly endToEndId: string;
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly isPosted: true;
}
/** Stores unidentified payments, each once, from any source. Implemented by the order module, which is created later. */
export interface UnidentifiedPayments {
  takeIn(tx: Tx, payment: RailPayment, refusal: null): Promise<void>;
  wentBack(tx: Tx, one: ElsewhereReturn): Promise<void>;
}
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  readonly ledger: Pick<Ledger, 'postMany'>;
  readonly rails: Pick<RailService, 'rail' | 'hear' | 'dayFile' | 'firstHeard'>;
  readonly emails: ReconciliationEmails;
  readonly unidentified: UnidentifiedPayments;
}
/** A file of a rail and a civil day of São Paulo; `by` is who sent it, null where the rail gave it. */
export interface TakenFile extends Omit<FileKey, 'id'> {
  readonly name: string;
  readonly by: { readonly id: string; readonly name: string } | null;
}
interface Taken {
  readonly file: FileKey;
  readonly isNew: boolean;
  readonly lines: number;
}

/** An unidentified payment that was sent out: it is taken out of suspense. */
const leftUnknown = (rail: FileRail, { theirs }: FindingRow): Posting[] => [
  { from: 'suspense', to: `rail_clearing:${rail}`, amount: theirs ?? 0 },
];
/** The payment of a line that was not reported in any other way. */
const paymentOf = (rail: FileRail, { matchId: endToEndId, reference: txid, theirs, at }: FindingRow): RailPayment => ({
  method: PaymentMethod.parse(rail),
  endToEndId,
  txid,
  amount: theirs ?? 0,
  paidAt: at,
  payerName: '',
  card: null,
  instalments: 1,
});
const cleared = (amount: number): Posting[] => [{ from: 'payout_clearing', to: 'rail_clearing:payout', amount }];

/** Compares the files of the rails with the ledger, line by line (docs/decisions/023). After any interruption it continues where it stopped. */
export const createReconciliationRun = (needs: Needs) => {
  const { db, clock, jobs, log, ledger, rails, emails, unidentified } = needs;
  const hear = createReconciliationHearing(needs);
  const askAgainAt = new Map<FileRail, number>();
  const todayOf = (now: Date): string => civilDayOf(now.toISOString(), DEFAULT_ZONE);

  /** Takes a file that was read and has nothing wrong in it. */
  const take = async (
    tx: Tx,
    { rail, day, name, by }: TakenFile,
    { lines, sha256 }: Pick<Read, 'lines' | 'sha256'>,
  ): Promise<Taken> => {
    const now = clock.now();
    const { id, isNew } = await insertFile(
      tx,
      {
        id: newId(now),
        rail,
        day,
        name,
        takenAt: now,
        sha256,
        source: by ? ('upload' as const) : ('rail' as const),
        takenBy: by?.id ?? null,
        takenByName: by?.name ?? null,
      },
      lines,
    );
    return { file: { id, rail, day }, isNew, lines: lines.length };
  };

  const judge = async (tx: Tx, file: FileKey, isEmpty = false): Promise<void> => {
    await lockRail(tx, file.rail);
    if (await hasResult(tx, file.id)) return;
    const at = clock.now();
    await insertOutcome(tx, file, at, isEmpty);
    const unknown = isEmpty ? [] : await listSuspended(tx, file.id);
    for (const one of unknown.filter(({ kind }) => kind === 'payment'))
      await unidentified.takeIn(tx, paymentOf(file.rail, one), null);
    const left = unknown.filter(({ kind }) => kind !== 'payment');
    if (left.length === 0) return;
    await ledger.postMany(
      tx,
      left.map((one) => ({
        merchantId: noMerchant,
        cause: `rail:${file.rail}:${one.kind}:${one.matchId}`,
        at,
        postings: leftUnknown(file.rail, one),
      })),
    );
    for (const { kind, matchId: key, reference: endToEndId, theirs } of left)
      if (kind === 'return') {
        const method = PaymentMethod.parse(file.rail);
        await unidentified.wentBack(tx, { key, endToEndId, amount: theirs ?? 0, method, isPosted: true });
      }
  };

  /** What the bank has paid out is not owed to it any more: once for each withdrawal. */
  const clear = async (): Promise<void> => {
    const since = new Date(clock.now().getTime() - clearedBackMs);
    for (;;) {
      const due = await listToClear(db, since, clearedAtOnce);
      if (due.length === 0) return;
      const at = clock.now();
      await transaction(db, (tx) =>
        ledger.postMany(
          tx,
          due.map(({ merchantId, number, amount }) => ({
            merchantId,
            cause: `withdrawal:${number}:cleared`,
            at,
            postings: cleared(amount),
          })),
        ),
      );
      if (due.length < clearedAtOnce) return;
    }
  };
  /** What was open and has come to its end by itself; and who must be told that something has not. */
  const follow = async (): Promise<void> => {
    const now = clock.now();
    await clear();
    for (const rail of FileRail.options) await transaction(db, (tx) => insertPostedLater(tx, rail, now));
    await insertFoundLater(db, now);
    await transaction(db, async (tx) => {
      const late = await insertAlerts(tx, now, todayOf(now));
      if (late.length > 0) await emails.missing(tx, late);
    });
  };

  /** Compares a file that was taken over. Safe to run twice, at the same time or later: the second run changes nothing. */
  const finish = async (file: FileKey): Promise<void> => {
    await hear(file, await transaction(db, (tx) => listToHear(tx, file)));
    await transaction(db, (tx) => judge(tx, file));
    await follow();
  };

  /** The file of a day, where the rail gives one; false where it does not. */
  const fetch = async (rail: FileRail, day: string): Promise<boolean> => {
    const text = await rails.dayFile(rail, day);
    if (text === undefined) return false;
    const read = await readRailFile(text, { rail, day });
    if (read.problemCount > 0) throw new Error(`the file of ${day} is broken in ${read.problemCount} lines`);
    const file = await transaction(db, async (tx) => {
      const taken = await take(tx, { rail, day, name: `${rail}-${day}.csv`, by: null }, read);
      if (taken.lines > 0) return taken.file;
      await judge(tx, taken.file, true);
      return undefined;
    });
    if (!file) return true;
    await hear(file, await transaction(db, (tx) => listToHear(tx, file)));
    await transaction(db, (tx) => judge(tx, file));
    return true;
  };
  /** Of a rail that gave no file yet: what it told us of must not stay outside them. */
  const firstDayOf = async (rail: FileRail, yesterday: string): Promise<string> => {
    const usual = addDays(yesterday, 1 - firstDays);
    const heard = await rails.firstHeard(rail);
    const day = heard && todayOf(heard);
    return day !== undefined && day < usual ? day : usual;
  };
  const fetchMissed = async (rail: FileRail, last: string | undefined): Promise<void> => {
    const now = clock.now();
    if ((askAgainAt.get(rail) ?? 0) > now.getTime()) return;
    const yesterday = addDays(todayOf(new Date(now.getTime() - afterMidnightMs)), -1);
    const begun = last === undefined ? await firstDayOf(rail, yesterday) : addDays(last, 1);
    const oldest = addDays(yesterday, 1 - missedAtMost);
    const first = begun > oldest ? begun : oldest;
    try {
      for (let day = first; day <= yesterday; day = addDays(day, 1)) if (!(await fetch(rail, day))) return;
    } catch (error) {
      askAgainAt.set(rail, now.getTime() + askAgainMs);
      log.error({ rail, reason: String(rootOf(error as Error)) }, 'a rail did not give its file');
    }
  };

  const night = async (): Promise<void> => {
    // A file that cannot be compared holds up no other.
    const finished = await eachIsolated(await listUnfinished(db), finish);
    const lastDays = await readLastDays(db);
    for (const rail of FileRail.options) await fetchMissed(rail, lastDays.get(rail));
    await follow();
    tellFailure(finished);
  };
  jobs.every(60, 'ledger.reconciliation', async () => {
    await waitAtMost(night(), waitMs, (reason) => log.error({ reason }, 'reconciliation failed'));
  });

  return { take, finish, night, todayOf };
};
export type ReconciliationRun = ReturnType<typeof createReconciliationRun>;
