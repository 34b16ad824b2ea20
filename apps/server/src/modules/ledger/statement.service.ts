import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type getStatement,
  type getStatementDays,
  type StatementFilter,
  type StatementLine,
  statementDaysAtMost,
} from '@balcao/contract/ledger-statement';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { Clock } from '../../platform/clock.ts';
import { idKeys } from '../../platform/cursor.ts';
import { type Db, type Queries, snapshot } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuseField } from '../../platform/refusal.ts';
import { firstIdOf } from './ledger-day.service.ts';
import { findLongTails } from './long-tails.repository.ts';
import {
  type AccountRange,
  type Beyond,
  countMovements,
  foldDays,
  type RangeTotals,
  readDays,
  readMovementsOf,
  readTotals,
} from './statement.repository.ts';
import type { StatementLines } from './statement-lines.ts';

/** Days of a statement for which no range was chosen. */
const usualDays = 30;
const foldFrom = 1_000;
const countedTo = totalCountedAtMost + 1;

/** Where the next page begins, as lists carry it: opaque to the person who passes it on. */
const cursorAfter = ({ id, sequence, balance, amount }: StatementLine): string =>
  Buffer.from(`${id}.${sequence ?? ''}.${balance - amount}`).toString('base64url');
const beyondOf = (cursor: string | undefined, closing: number): Beyond => {
  if (cursor === undefined) return { order: 'newest', balance: closing };
  const [id = '', sequence = '', balance = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  if (!idKeys.test(id) || !/^\d{0,15}$/.test(sequence) || !/^-?\d{1,15}$/.test(balance))
    refuseField('cursor', 'cursor');
  return { order: 'newest', id, sequence: sequence === '' ? undefined : Number(sequence), balance: Number(balance) };
};

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly linesOf: StatementLines;
}
type Ask = Pick<StatementFilter, 'account' | 'from' | 'to'>;

/** Statements of a merchant's accounts: every movement in the order in which the balances changed (rule: balance-is-its-lines). */
export const createStatements = ({ db, clock, jobs, linesOf }: Needs) => {
  jobs.every(60, 'ledger.fold-days', async () => {
    const merchantIds = await findLongTails(db, 'folded', ['pending', 'available'], foldFrom);
    tellFailure(await eachIsolated(merchantIds, (merchantId) => foldDays(db, merchantId)));
  });

  /** The range that is asked for. @throws Refusal `form_invalid`. */
  const rangeOf = (merchantId: string, { account, from, to }: Ask): AccountRange => {
    const last = to ?? civilDayOf(clock.now().toISOString(), DEFAULT_ZONE);
    const first = from ?? addDays(last, 1 - usualDays);
    if (first > last || addDays(first, statementDaysAtMost - 1) < last) refuseField('from', 'yearAtMost');
    const [begins, ends] = [dayStart(first, DEFAULT_ZONE), dayStart(addDays(last, 1), DEFAULT_ZONE)];
    const instants = {
      begins: new Date(begins),
      ends: new Date(ends),
      after: firstIdOf(begins),
      before: firstIdOf(ends),
    };
    return { merchantId, account, from: first, to: last, ...instants };
  };
  const frameOf = ({ account, from, to }: AccountRange, { opening, income, expense, movements }: RangeTotals) => ({
    account,
    from,
    to,
    opening,
    closing: opening + income - expense,
    income,
    expense,
    movements,
  });

  return {
    rangeOf,
    /** What an account was at the beginning and at the end of a range, and what came and went. */
    frame: async (queries: Queries, by: AccountRange) => frameOf(by, await readTotals(queries, by)),

    statement: ({ actor, query }: Call<typeof getStatement>): Promise<ReplyOf<typeof getStatement>> => {
      const { account, from, to, kind, direction, cursor, pageSize = defaultPageSize } = query;
      const by = rangeOf(actor.merchantId, { account, from, to });
      return snapshot(db, async (queries) => {
        const frame = frameOf(by, await readTotals(queries, by));
        const beyond = beyondOf(cursor, frame.closing);
        const rows = await readMovementsOf(queries, by, { kind, direction }, beyond, pageSize + 1);
        const list = await linesOf(actor.merchantId, rows.slice(0, pageSize), account);
        const last = list.at(-1);
        const counted =
          kind || direction ? await countMovements(queries, by, { kind, direction }, countedTo) : frame.movements;
        return {
          ...frame,
          list: list.map(({ ownNumber: _own, ...line }) => line),
          total: Math.min(counted, totalCountedAtMost),
          totalIsCapped: counted > totalCountedAtMost,
          nextCursor: rows.length > pageSize && last ? cursorAfter(last) : null,
        };
      });
    },

    days: ({ actor, query }: Call<typeof getStatementDays>): Promise<ReplyOf<typeof getStatementDays>> => {
      const by = rangeOf(actor.merchantId, query);
      return snapshot(db, async (queries) => {
        const frame = frameOf(by, await readTotals(queries, by));
        const moved = new Map((await readDays(queries, by)).map((one) => [one.day, one]));
        const list = [];
        let closing = frame.opening;
        for (let day = by.from; day <= by.to; day = addDays(day, 1)) {
          const { income, expense } = moved.get(day) ?? { income: 0, expense: 0 };
          closing += income - expense;
          list.push({ day, income, expense, closing });
        }
        return { ...frame, list };
      });
    },
  };
};
export type Statements = ReturnType<typeof createStatements>;
