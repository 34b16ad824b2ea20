import type { Readable } from 'node:stream';
import type {
  getWithdrawal,
  getWithdrawalFigures,
  getWithdrawalReceipt,
  listWithdrawals,
  Withdrawal,
  WithdrawalDetail,
  WithdrawalFigures,
  WithdrawalFilter,
} from '@balcao/contract/withdrawal';
import type { Place } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { askOf, byNumberAndAmount, sortedPage } from '../../platform/sorted-page.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import { findWithdrawal } from './withdrawal.repository.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import { countUpTo, listPage, sumByStatus } from './withdrawal-list.repository.ts';
import type { Receipt } from './withdrawal-receipt.ts';

interface Needs {
  readonly db: Db;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly detailOf: (queries: Queries, row: WithdrawalRow) => Promise<WithdrawalDetail>;
  readonly receiptOf: (receipt: Receipt) => Promise<Readable>;
}

/** Where a row stands in the list by the chosen date. */
export const placeOfRow = (row: WithdrawalRow, basis: WithdrawalFilter['basis']): Place => ({
  at: (basis === '2' ? row.completedAt : null) ?? row.appliedAt,
  key: row.number,
});
const nothing = { count: 0, amount: 0, fee: 0, credited: 0 };

/** The names of the requesters, for many withdrawals at once. */
export const applicantsOf = async (
  names: Needs['names'],
  queries: Queries,
  rows: readonly WithdrawalRow[],
): Promise<(row: WithdrawalRow) => string | null> => {
  const ids = new Set(rows.map(({ applicantId }) => applicantId).filter((id) => id !== null));
  const people = ids.size > 0 ? await names.peopleOf(queries, [...ids]) : [];
  const byId = new Map(people.map(({ accountId, account }) => [accountId, account]));
  return ({ applicantId }) => (applicantId === null ? null : (byId.get(applicantId) ?? null));
};

/** Withdrawals as members look for them. */
export const createWithdrawalLists = ({ db, names, detailOf, receiptOf }: Needs) => {
  const present = async (rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> => {
    const nameOf = await applicantsOf(names, db, rows);
    return rows.map((row) => presentWithdrawal(row, nameOf(row)));
  };
  const find = async (merchantId: string, number: string): Promise<WithdrawalRow> =>
    (await findWithdrawal(db, { merchantId, number })) ?? refuse('not_found');

  return {
    list: async ({ actor, query }: Call<typeof listWithdrawals>) => {
      const { ask, filter } = askOf(query);
      const by = { ...filter, merchantId: actor.merchantId };
      const page = await sortedPage<WithdrawalRow>(ask, {
        ...byNumberAndAmount,
        time: (row) => placeOfRow(row, filter.basis).at,
        read: (...how) => listPage(db, by, ...how),
        count: () => countUpTo(db, by),
      });
      return { ...page, list: await present(page.list) };
    },

    figures: async ({ actor, query }: Call<typeof getWithdrawalFigures>): Promise<WithdrawalFigures> => {
      const sums = await sumByStatus(db, { ...query, merchantId: actor.merchantId });
      const of = (wanted: string) => {
        const { status: _, ...sum } = sums.find(({ status }) => status === wanted) ?? { status: wanted, ...nothing };
        return sum;
      };
      return { processing: of('0'), success: of('1'), failed: of('99') };
    },

    get: async ({ actor, params }: Call<typeof getWithdrawal>): Promise<WithdrawalDetail> =>
      detailOf(db, await find(actor.merchantId, params.number)),

    receipt: async (call: Call<typeof getWithdrawalReceipt>): Promise<Readable> => {
      const { actor, params, locale, timeZone, now } = call;
      const row = await find(actor.merchantId, params.number);
      // There is no receipt before the money has been paid out.
      if (row.status !== '1') refuse('state_forbids');
      return receiptOf({ withdrawal: await detailOf(db, row), locale, timeZone, now });
    },
  };
};
