import type { ReplyOf } from '@balcao/contract/endpoint';
import { type Found, type FoundKind, foundAtMost, type searchSupport } from '@balcao/contract/support';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { CertifiedDocuments } from '../certification/certified-document.service.ts';
import type { OrderStaffFinds } from '../order/order-staff-find.service.ts';
import type { RefundService } from '../refund/refund.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { TeamList } from '../team/team-list.service.ts';
import type { WithdrawalDesk } from '../withdrawal/withdrawal-desk.service.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly teamList: Pick<TeamList, 'list'>;
  readonly documents: Pick<CertifiedDocuments, 'foundBy'>;
  readonly orders: OrderStaffFinds;
  readonly refunds: Pick<RefundService['lists'], 'foundBy'>;
  readonly withdrawals: Pick<WithdrawalDesk, 'foundBy'>;
}

/** What each kind is found by: something with a number, of a merchant or of none. */
interface FoundRow {
  readonly number: string;
  readonly merchantId: string | null;
  readonly amount: number;
  readonly at: Date;
}

/** Finds what a merchant writes about, by any number or name in their letter. */
export const createSupportSearch = (needs: Needs) => {
  const { db, teams, teamList, documents, orders, refunds, withdrawals } = needs;

  const merchantsFound = async (text: string): Promise<Found[]> => {
    const alsoFound = await documents.foundBy(db, text);
    const page = { pageNum: 1, pageSize: foundAtMost };
    const { rows } = await teamList.list(db, { search: text, alsoFound }, page);
    return rows.map(({ merchantId, number, name, createdAt }) => {
      const merchant = { merchantId, number, name };
      return { kind: 'merchant', number, merchant, amount: null, at: createdAt.toISOString() };
    });
  };

  /** Of the same order, refund or withdrawal, with the merchant's name of today. */
  const withMerchants = async (of: Readonly<Partial<Record<FoundKind, readonly FoundRow[]>>>): Promise<Found[]> => {
    const kinds = (['order', 'refund', 'withdrawal', 'payment'] as const).flatMap((kind) =>
      (of[kind] ?? []).map((row) => ({ kind, row })),
    );
    const ids = kinds.flatMap(({ row }) => row.merchantId ?? []);
    const payees = await teams.payees(db, [...new Set(ids)]);
    return kinds.map(({ kind, row: { number, merchantId, amount, at } }) => {
      const payee = merchantId === null ? undefined : payees.get(merchantId);
      const merchant = merchantId && payee ? { merchantId, number: payee.merchantNumber, name: payee.name } : null;
      return { kind, number, merchant, amount, at: at.toISOString() };
    });
  };

  return {
    find: async ({ query: { text } }: Call<typeof searchSupport>): Promise<ReplyOf<typeof searchSupport>> => {
      const [merchants, order, payment, refund, withdrawal] = await Promise.all([
        merchantsFound(text),
        orders.ordersBy(db, text, foundAtMost),
        orders.unidentifiedBy(db, text),
        refunds.foundBy(db, text, foundAtMost),
        withdrawals.foundBy(db, text, foundAtMost),
      ]);
      const numbered = await withMerchants({ order, refund, withdrawal, payment });
      return { list: [...numbered, ...merchants] };
    },
  };
};
export type SupportSearch = ReturnType<typeof createSupportSearch>;
