import type { actAsBank } from '@balcao/contract/dispute-desk';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { PaymentMethod } from '@balcao/contract/order';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';

interface Needs {
  readonly db: Db;
  readonly orderRefunds: Pick<OrderRefunds, 'merchantOf' | 'lockPaid'>;
  readonly sandboxRails: Pick<SandboxRails, 'bank' | 'plays'>;
}

/** The switch by which the payer's bank acts on a paid Pix of the sandbox. */
export const createBankActs = ({ db, orderRefunds, sandboxRails }: Needs) => ({
  act: ({ body }: Call<typeof actAsBank>): Promise<ReplyOf<typeof actAsBank>> =>
    transaction(db, async (tx) => {
      const { orderNumber, ...asked } = body;
      const merchantId = (await orderRefunds.merchantOf(tx, orderNumber)) ?? refuse('not_found');
      const { endToEndId, method } = await orderRefunds.lockPaid(tx, merchantId, { number: orderNumber });
      if (method !== PaymentMethod.enum.pix || endToEndId === null || !sandboxRails.plays(method))
        return refuse('not_found');
      const { key: returnId, rtrId, amount } = await sandboxRails.bank.act(tx, { ...asked, endToEndId });
      return { returnId, rtrId, amount };
    }),
});
export type BankActs = ReturnType<typeof createBankActs>;
