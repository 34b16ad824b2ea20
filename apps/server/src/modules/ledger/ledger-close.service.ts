import { createHash } from 'node:crypto';
import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Tx } from '../../platform/db.ts';
import type { LongWork } from '../../platform/long-work.ts';
import {
  type Border,
  beginning,
  insertClose,
  listCloseLines,
  listCloses,
  listEveryClose,
  type Moved,
  readHorizon,
  readMovedByClose,
  readMovedSince,
} from './ledger-close.repository.ts';
import type { KeptFinding, LedgerCloseLine, LedgerCloseRow } from './ledger-proof.tables.ts';
import { endIdOf } from './ledger-span.ts';

/** Days are closed this long after their midnight: transactions that began before have ended by then. */
const afterMidnightMs = 5 * 60_000;
/** So many missed days are closed one by one; what is older goes into the first of them. */
const missedAtMost = 30;
const firstHash = '0'.repeat(64);

/** The text that a close's hash is taken of, which anyone can write again: the day, when, up to where, then a line per account. */
const canonical = (close: Omit<LedgerCloseRow, 'hash'>, lines: readonly Omit<LedgerCloseLine, 'day'>[]): string =>
  [
    [close.day, close.closedAt.toISOString(), close.upto, close.previousHash].join('|'),
    ...lines
      .map(({ bucket, rail, debit, credit, entries, print }) => [bucket, rail, debit, credit, entries, print].join('|'))
      .sort(),
  ].join('\n');
const hashOf = (close: Omit<LedgerCloseRow, 'hash'>, lines: readonly Omit<LedgerCloseLine, 'day'>[]): string =>
  createHash('sha256').update(canonical(close, lines)).digest('hex');

/** Where a close ends. */
export const borderOf = (close: LedgerCloseRow | undefined): Border =>
  close ? { endId: endIdOf(close.day), upto: close.upto } : beginning;

/** The days that are over at `now` and were not closed yet, oldest first. */
const missingDays = (now: Date, last: string | undefined): string[] => {
  const closable = new Date(now.getTime() - afterMidnightMs).toISOString();
  const newest = addDays(civilDayOf(closable, DEFAULT_ZONE), -1);
  const oldest = addDays(newest, 1 - missedAtMost);
  const first = last !== undefined && addDays(last, 1) > oldest ? addDays(last, 1) : oldest;
  const days: string[] = [];
  for (let day = first; day <= newest; day = addDays(day, 1)) days.push(day);
  return days;
};

const findingOf = (about: string, expected: number | null, found: number | null): KeptFinding => ({
  figure: 'closing',
  merchantId: null,
  about,
  expected,
  found,
});

/** What two tellings of a day differ in: accounts with their balances, or the whole where only single entries do. */
const differences = (day: string, kept: readonly LedgerCloseLine[], moved: readonly Moved[]): KeptFinding[] => {
  const now = new Map(moved.map((one) => [`${one.bucket}:${one.rail}`, one]));
  const then = new Map(kept.map((one) => [`${one.bucket}:${one.rail}`, one]));
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((account) => {
    const [a, b] = [then.get(account), now.get(account)];
    const isSame = a && b && a.debit === b.debit && a.credit === b.credit && a.print === b.print;
    if (isSame) return [];
    const about = `${day} ${account.replace(/:$/, '')}`;
    return [findingOf(about, a ? a.credit - a.debit : 0, b ? b.credit - b.debit : 0)];
  });
};

/** What of the closed days is not as it was closed: the chain of their hashes, and every entry behind it. */
export const verifyCloses = async (tx: Tx): Promise<KeptFinding[]> => {
  const closes = await listEveryClose(tx);
  const lines = Map.groupBy(await listCloseLines(tx), ({ day }) => day);
  const moved = Map.groupBy(await readMovedByClose(tx, closes.map(borderOf)), ({ place }) => place);
  return closes.flatMap((close, place) => {
    const kept = lines.get(close.day) ?? [];
    const isChained = close.previousHash === (closes[place - 1]?.hash ?? firstHash);
    if (!isChained || close.hash !== hashOf(close, kept)) return [findingOf(close.day, null, null)];
    return differences(close.day, kept, moved.get(place) ?? []);
  });
};

/** The closes of days, each chained to the one before by its hash, so that later edits by hand are found. */
export const createLedgerCloses = ({ longWork }: { readonly longWork: Pick<LongWork, 'alone'> }) => {
  const closeIn = async (tx: Tx, now: Date): Promise<number> => {
    const [last] = await listCloses(tx, 1);
    const days = missingDays(now, last?.day);
    if (days.length === 0) return 0;
    const upto = await readHorizon(tx);
    const moved = await readMovedSince(tx, borderOf(last), { endIds: days.map(endIdOf), upto });
    let previousHash = last?.hash ?? firstHash;
    for (const [place, day] of days.entries()) {
      const lines = moved.filter((one) => one.place === place);
      // A day on which nothing moved needs no close: the one before says how it ended.
      if (lines.length === 0) continue;
      const close = { day, closedAt: now, upto, previousHash };
      const hash = hashOf(close, lines);
      await insertClose(
        tx,
        { ...close, hash },
        lines.map(({ place: _, ...line }) => ({ ...line, day })),
      );
      previousHash = hash;
    }
    return days.length;
  };

  return {
    /** Closes the days that are over; answers with how many there were, undefined when another process is at it. */
    closeDue: (now: Date): Promise<number | undefined> => longWork.alone('ledger.close', (tx) => closeIn(tx, now)),
  };
};
export type LedgerCloses = ReturnType<typeof createLedgerCloses>;
