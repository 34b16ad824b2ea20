import type { closeUnidentifiedPayment, UnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Ledger, noMerchant } from '../ledger/ledger.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import { unexpectedMoneyReturned } from './order.postings.ts';
import { returnCause } from './unexpected-causes.ts';
import { endElsewhere, findUnexpected, isReturnedAs } from './unexpected-payment.repository.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';
import type { UnidentifiedRequests } from './unidentified-request.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'post' | 'movements'>;
  readonly asks: UnidentifiedRequests;
  readonly requests: Pick<SettingRequests, 'register'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
const Closing = z.object({ endToEndId: z.string(), returnId: z.string() });

/**
 * An unidentified payment that was returned outside of the platform, without a message of the rail that would close it: two people of finance close
 * it with the id that the bank gave the return, so that the bank's file matches whenever it comes.
 */
export const createUnidentifiedClosings = (needs: Needs) => {
  const { db, clock, ledger, asks, requests, auditEvents } = needs;

  /** A file may have told of the return without the payment: then it has left suspense already, and nothing is posted again. */
  const mayClose = async (queries: Queries, payment: UnexpectedPaymentRow, key: string): Promise<boolean> => {
    if (await isReturnedAs(queries, payment, key)) return false;
    const cause = returnCause(payment, key);
    const lines = await ledger.movements(noMerchant, { beginning: `${cause}:`, whole: [cause] });
    return (
      lines.length === 0 || lines.some(({ bucket, amount }) => bucket === 'suspense' && amount === -payment.amount)
    );
  };
  const close = async (tx: Tx, endToEndId: string, returnId: string, reason: string): Promise<void> => {
    const payment = await asks.holdWaiting(tx, endToEndId);
    if (!(await mayClose(tx, payment, returnId))) refuse('return_id_used');
    const at = clock.now();
    const cause = returnCause(payment, returnId);
    await ledger.post(tx, noMerchant, cause, unexpectedMoneyReturned(payment.amount, payment.method), at);
    await endElsewhere(tx, payment, { key: returnId, at, closedReason: reason });
  };
  requests.register('close', async (tx, call, { proposal, reason }) => {
    const { endToEndId, returnId } = Closing.parse(proposal);
    await close(tx, endToEndId, returnId, reason);
    await auditEvents.record(tx, call, {
      kind: 'ownerlessClosed',
      merchantId: null,
      subjectId: noMerchant,
      subjectName: endToEndId,
      changes: [{ field: 'reason', before: '', after: reason }],
    });
  });

  return {
    /**
     * @throws Refusal `not_found`, `payment_has_order`, `return_id_used`; `colleague_first` where it was handled in another way or a request is open.
     */
    close: (call: Call<typeof closeUnidentifiedPayment>): Promise<UnidentifiedPayment> =>
      idempotently(db, call, async (tx) => {
        const { endToEndId } = call.params;
        const { returnId, reason } = call.body;
        const row = (await findUnexpected(tx, noMerchant, endToEndId)) ?? refuse('not_found');
        if (!(await mayClose(tx, row, returnId))) refuse('return_id_used');
        return asks.ask(tx, call, row, { subject: 'close', proposal: { endToEndId, returnId }, reason });
      }),
  };
};
export type UnidentifiedClosings = ReturnType<typeof createUnidentifiedClosings>;
