import type { creditUnidentifiedPayment, UnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Ledger, noMerchant } from '../ledger/ledger.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { identifiedMoney, unexpectedMoneyReturned } from './order.postings.ts';
import { findUnexpected, matchUnidentified } from './unexpected-payment.repository.ts';
import type { UnidentifiedRequests } from './unidentified-request.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly asks: UnidentifiedRequests;
  readonly requests: Pick<SettingRequests, 'register'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
const Credit = z.object({ endToEndId: z.string(), merchantId: z.string() });

/**
 * An unidentified payment turns out to belong to a team, without an order: two people of finance credit it to the available balance, without a fee.
 */
export const createUnidentifiedCredits = (needs: Needs) => {
  const { db, clock, events, ledger, notices, teams, asks, requests, auditEvents } = needs;

  /** Whose money can be withdrawn is known first (rule: certified-first). @throws Refusal `not_found`, `not_certified`. */
  const mustBeKnown = async (queries: Queries, merchantId: string): Promise<void> => {
    const { certified } = (await teams.payee(queries, merchantId)) ?? refuse('not_found');
    if (!certified) refuse('not_certified');
  };

  /** Takes it out of suspense and credits the team with the same amount from the rail: one journal under each, in one transaction. */
  const credit = async (tx: Tx, merchantId: string, endToEndId: string): Promise<void> => {
    const payment = await asks.holdWaiting(tx, endToEndId);
    const { amount, method } = payment;
    const at = clock.now();
    await matchUnidentified(tx, payment, { matchedAt: at, matchedMerchantId: merchantId, matchedOrder: null });
    const cause = `rail:${method}:credited:${endToEndId}`;
    await ledger.post(tx, noMerchant, cause, unexpectedMoneyReturned(amount, method), at);
    await ledger.post(tx, merchantId, `credit:${endToEndId}`, identifiedMoney(amount, method), at);
    await notices.tell(tx, merchantId, { kind: 'moneyCredited', data: { endToEndId, amount } });
    events.publish(tx, merchantId, { topic: 'ledger', key: 'balance' });
  };

  requests.register('credit', async (tx, call, { proposal, reason }) => {
    const { endToEndId, merchantId } = Credit.parse(proposal);
    await mustBeKnown(tx, merchantId);
    await credit(tx, merchantId, endToEndId);
    await auditEvents.record(tx, call, {
      kind: 'ownerlessCredited',
      merchantId,
      subjectId: noMerchant,
      subjectName: endToEndId,
      changes: [{ field: 'reason', before: '', after: reason }],
    });
  });

  return {
    /**
     * @throws Refusal `not_found`, `not_certified`, `payment_has_order`; `colleague_first` where it was handled in another way or a request is open.
     */
    credit: (call: Call<typeof creditUnidentifiedPayment>): Promise<UnidentifiedPayment> =>
      idempotently(db, call, async (tx) => {
        const { endToEndId } = call.params;
        const { merchantId, reason } = call.body;
        const row = (await findUnexpected(tx, noMerchant, endToEndId)) ?? refuse('not_found');
        await mustBeKnown(tx, merchantId);
        return asks.ask(tx, call, row, { subject: 'credit', proposal: { endToEndId, merchantId }, reason });
      }),
  };
};
export type UnidentifiedCredits = ReturnType<typeof createUnidentifiedCredits>;
