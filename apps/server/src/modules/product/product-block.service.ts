import { defaultLocale } from '@balcao/contract/locale';
import { PaymentProduct } from '@balcao/contract/order';
import type { blockProduct, DeskProduct, getMerchantProducts, unblockProduct } from '@balcao/contract/product-block';
import { productName } from '@balcao/contract/product-names';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Mailer } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { listActivations, writeBlock } from './product.repository.ts';
import { blockTexts } from './product-block.texts.ts';
import { blockOf } from './product-list.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly supportEmail: string;
  readonly names: Pick<AccountNames, 'localeOf'>;
  readonly adminList: Pick<AdminList, 'adminsOf'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
type AnyCall = Call<typeof blockProduct> | Call<typeof unblockProduct>;

/** Payment products that staff take away from a merchant, and give back. What was accepted stays accepted beneath. */
export const createProductBlocks = (needs: Needs) => {
  const { db, events, mailer, publicBaseUrl, supportEmail: contact, names, adminList, teams, auditEvents } = needs;

  const show = async (queries: Queries, merchantId: string): Promise<{ list: DeskProduct[] }> => {
    const rows = await listActivations(queries, merchantId);
    const list = PaymentProduct.options.map((product) => {
      const row = rows.find((one) => one.product === product);
      return { product, accepted: row?.active ?? false, blocked: blockOf(row) };
    });
    return { list };
  };

  const write = async (tx: Tx, merchantId: string, product: PaymentProduct, reason: string | null): Promise<void> => {
    const team = (await teams.payee(tx, merchantId))?.name ?? '';
    const link = `${publicBaseUrl}/payment/products`;
    for (const { email: to } of await adminList.adminsOf(tx, merchantId)) {
      const locale = (await names.localeOf(tx, to)) ?? defaultLocale;
      const told = { team, product: productName(locale, product), contact, link };
      const texts = blockTexts[locale];
      await mailer.send(tx, { to, ...(reason === null ? texts.unblocked(told) : texts.blocked({ ...told, reason })) });
    }
  };

  const set = (call: AnyCall, reason: string | null): Promise<{ list: DeskProduct[] }> =>
    idempotently(db, call, async (tx) => {
      const { id: merchantId, product } = call.params;
      if (!(await teams.payee(tx, merchantId))) refuse('not_found');
      const block = reason === null ? null : { at: call.now, reason };
      if (!(await writeBlock(tx, { merchantId, product }, block))) refuse('state_forbids');
      const kind = block ? 'productBlocked' : 'productUnblocked';
      const subjectName = productName(defaultLocale, product);
      await auditEvents.record(tx, call, { kind, merchantId, subjectId: merchantId, subjectName });
      await write(tx, merchantId, product, reason);
      events.publish(tx, merchantId, { topic: 'product', key: product });
      return show(tx, merchantId);
    });

  return {
    list: async ({ params }: Call<typeof getMerchantProducts>): Promise<{ list: DeskProduct[] }> => {
      if (!(await teams.payee(db, params.id))) refuse('not_found');
      return show(db, params.id);
    },
    /** @throws Refusal `not_found`; `state_forbids` for a product that was never accepted, or is blocked. */
    block: (call: Call<typeof blockProduct>) => set(call, call.body.reason),
    /** @throws Refusal `not_found`; `state_forbids` for one that is not blocked. */
    unblock: (call: Call<typeof unblockProduct>) => set(call, null),
  };
};
export type ProductBlocks = ReturnType<typeof createProductBlocks>;
