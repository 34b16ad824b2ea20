import { mask } from '@balcao/brazil/mask';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { type StaffRole, staffMay } from '@balcao/contract/staff';
import {
  type askBankNow,
  DeskWithdrawal,
  type getDeskWithdrawal,
  type getDeskWithdrawalFigures,
  type listDeskWithdrawals,
} from '@balcao/contract/withdrawal-desk';
import { cursorOf, numberKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { Payee, TeamService } from '../team/team.service.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import {
  bringForward,
  countOfEveryMerchant,
  findByAnyMerchant,
  findForDesk,
  type ListedBy,
  listOfEveryMerchant,
  sumOfEveryMerchant,
} from './withdrawal-desk.repository.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees' | 'foundBy'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
const dayMs = 86_400_000;

/** As the person at the desk may see it: support guides a merchant without the name of the payee. */
const present = (row: WithdrawalRow, payees: ReadonlyMap<string, Payee>, role: StaffRole): DeskWithdrawal => {
  const instant = (time: Date | null) => time?.toISOString() ?? null;
  const payee = payees.get(row.merchantId);
  return DeskWithdrawal.parse({
    ...row,
    merchant: { merchantId: row.merchantId, number: payee?.merchantNumber ?? '', name: payee?.name ?? '' },
    account: row.masked,
    payee: staffMay(role, 'finance.see') ? row.payee : mask(row.payee),
    channelTransactionNumber: row.channelNumber,
    appliedAt: instant(row.appliedAt),
    sentAt: instant(row.sentAt),
    completedAt: instant(row.completedAt),
    promisedUntil: instant(row.promisedUntil),
    askedAt: instant(row.askedAt),
    nextCheckAt: instant(row.nextCheckAt),
  });
};

/** Withdrawals of every merchant, for staff: seen, and asked about. Only the bank decides the outcome. */
export const createWithdrawalDesk = ({ db, teams, auditEvents }: Needs) => {
  const one = async (queries: Queries, row: WithdrawalRow, role: StaffRole): Promise<DeskWithdrawal> =>
    present(row, await teams.payees(queries, [row.merchantId]), role);

  return {
    list: async (call: Call<typeof listDeskWithdrawals>): Promise<ReplyOf<typeof listDeskWithdrawals>> => {
      const { show = 'waiting', search, merchantId, cursor, pageNum = 1, pageSize = defaultPageSize } = call.query;
      const alsoOf = search === undefined ? [] : await teams.foundBy(db, search);
      const by: ListedBy = { show, now: call.now, search, alsoOf, merchantId };
      const place = placeOf(cursor, numberKeys);
      const offset = skipOf(call.query);
      const [rows, counted] = await Promise.all([
        listOfEveryMerchant(db, by, { place, limit: pageSize + 1, offset }),
        countOfEveryMerchant(db, by),
      ]);
      const shown = rows.slice(0, pageSize);
      const payees = await teams.payees(db, [...new Set(shown.map((row) => row.merchantId))]);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      return {
        list: shown.map((row) => present(row, payees, call.actor.role)),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: last ? cursorOf({ at: last.completedAt ?? last.appliedAt, key: last.number }) : null,
      };
    },

    figures: async ({
      now,
    }: Call<typeof getDeskWithdrawalFigures>): Promise<ReplyOf<typeof getDeskWithdrawalFigures>> => {
      const yesterday = new Date(now.getTime() - dayMs);
      const [waiting, retried, late, failed, done] = await Promise.all([
        sumOfEveryMerchant(db, 'waiting', now),
        sumOfEveryMerchant(db, 'retried', now),
        sumOfEveryMerchant(db, 'late', now),
        sumOfEveryMerchant(db, 'failed', now, yesterday),
        sumOfEveryMerchant(db, 'done', now, yesterday),
      ]);
      return { waiting, retried, late, failed, done };
    },

    /** Over all merchants, by the whole number. */
    foundBy: async (queries: Queries, number: string, limit: number) =>
      (await findByAnyMerchant(queries, number, limit)).map(({ merchantId, amount, appliedAt: at }) => ({
        number,
        merchantId,
        amount,
        at,
      })),

    get: async ({ params, actor }: Call<typeof getDeskWithdrawal>): Promise<DeskWithdrawal> => {
      const row = await findForDesk(db, { merchantId: params.id, number: params.number });
      return one(db, row ?? refuse('not_found'), actor.role);
    },

    /** @throws Refusal `state_forbids` when it has ended: there is nothing to ask any more. */
    askNow: (call: Call<typeof askBankNow>): Promise<DeskWithdrawal> =>
      idempotently(db, call, async (tx) => {
        const { id: merchantId, number } = call.params;
        const key = { merchantId, number };
        if (!(await findForDesk(tx, key))) refuse('not_found');
        const row = (await bringForward(tx, key, call.now)) ?? refuse('state_forbids');
        await auditEvents.record(tx, call, {
          kind: 'withdrawalAsked',
          merchantId,
          subjectId: merchantId,
          subjectName: number,
        });
        return one(tx, row, call.actor.role);
      }),
  };
};
export type WithdrawalDesk = ReturnType<typeof createWithdrawalDesk>;
