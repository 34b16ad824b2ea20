import { formatBrl } from '@balcao/brazil/money';
import {
  type changeReturnLimit,
  firstReturnLimit,
  ReturnLimit,
  type returnUnidentifiedPayment,
  type UnidentifiedPayment,
} from '@balcao/contract/unidentified-payment';
import * as z from 'zod/mini';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { noMerchant } from '../ledger/ledger.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { AuditEvent, AuditEvents } from '../staff/audit-event.service.ts';
import { findUnexpected } from './unexpected-payment.repository.ts';
import type { UnexpectedPayments } from './unexpected-payment.service.ts';
import { presentUnidentified } from './unidentified-payment.present.ts';
import type { UnidentifiedRequests } from './unidentified-request.service.ts';

interface Needs {
  readonly db: Db;
  readonly unexpected: Pick<UnexpectedPayments, 'giveBack'>;
  readonly asks: UnidentifiedRequests;
  readonly requests: Pick<SettingRequests, 'ask' | 'agreed' | 'liveOf' | 'register' | 'unidentified'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
const AskedReturn = z.object({ endToEndId: z.string() });
const AskedLimit = z.object({ before: z.int(), limit: z.int() });

/** Returning unidentified payments: one person of finance alone up to a limit, two above it; changing the limit also takes two. */
export const createUnidentifiedReturns = ({ db, unexpected, asks, requests, auditEvents }: Needs) => {
  const limitNow = async (queries: Queries): Promise<number> => {
    const agreed = await requests.agreed(queries, noMerchant, 'returnLimit');
    return agreed === undefined ? firstReturnLimit : AskedLimit.parse(agreed).limit;
  };
  const limit = async (queries: Queries): Promise<ReturnLimit> => {
    const [asked] = await requests.liveOf(queries, noMerchant, ['returnLimit'], ['']);
    const { before, limit: after } = AskedLimit.parse(asked?.row.proposal ?? { before: 0, limit: 0 });
    return ReturnLimit.parse({
      limit: await limitNow(queries),
      asked: asked ? { ...asked.consent, before, after } : null,
    });
  };
  const record = (tx: Tx, call: AuditEvent, endToEndId: string, reason: string) =>
    auditEvents.record(tx, call, {
      kind: 'ownerlessReturned',
      merchantId: null,
      subjectId: noMerchant,
      subjectName: endToEndId,
      changes: [{ field: 'reason', before: '', after: reason }],
    });

  requests.register('return', async (tx, call, { proposal, reason }) => {
    const { endToEndId } = AskedReturn.parse(proposal);
    if (!(await unexpected.giveBack(tx, endToEndId))) refuse('colleague_first');
    await record(tx, call, endToEndId, reason);
  });
  // The agreed request is the setting.
  requests.register('returnLimit', async (tx, call, { proposal, reason }) => {
    const { before, limit: after } = AskedLimit.parse(proposal);
    await auditEvents.record(tx, call, {
      kind: 'returnLimitChanged',
      merchantId: null,
      subjectId: noMerchant,
      subjectName: `${formatBrl(before)} → ${formatBrl(after)}`,
      changes: [{ field: 'reason', before: '', after: reason }],
    });
  });

  return {
    limit,
    /** Whether one of finance alone may have so much go back; centavos. */
    mayAlone: async (queries: Queries, amount: number): Promise<boolean> => amount <= (await limitNow(queries)),
    /** Another person of finance agrees or refuses; or the requester withdraws it. */
    decide: requests.unidentified.decide,
    takeBack: requests.unidentified.takeBack,

    /**
     * What was said before stays as it was said. Above the limit a colleague is asked, and nothing goes back before they agree.
     * @throws Refusal `not_found`, `payment_has_order`; `colleague_first` where another way was taken meanwhile.
     */
    giveBack: (call: Call<typeof returnUnidentifiedPayment>): Promise<UnidentifiedPayment> =>
      idempotently(db, call, async (tx) => {
        const { endToEndId } = call.params;
        const row = (await findUnexpected(tx, noMerchant, endToEndId)) ?? refuse('not_found');
        const isWaiting = row.returnAskedAt === null && row.matchedAt === null;
        const asked = isWaiting ? (await asks.askedOf(tx, [endToEndId])).get(endToEndId) : undefined;
        // What a colleague decides is not done by one alone meanwhile; the same again stays as it was asked.
        if (asked) return asked.subject === 'return' ? presentUnidentified(row, asked) : refuse('colleague_first');
        const { reason } = call.body;
        if (isWaiting && row.amount > (await limitNow(tx)))
          return asks.ask(tx, call, row, { subject: 'return', proposal: { endToEndId }, reason });
        const begun = await unexpected.giveBack(tx, endToEndId);
        if (begun) await record(tx, call, endToEndId, reason);
        const said = begun ?? (await findUnexpected(tx, noMerchant, endToEndId)) ?? row;
        return said.matchedAt ? refuse('payment_has_order') : presentUnidentified(said, null);
      }),

    /** @throws Refusal `changed_elsewhere` where the limit is not the one that the requester saw; `colleague_first` while another request waits. */
    changeLimit: (call: Call<typeof changeReturnLimit>): Promise<ReturnLimit> =>
      idempotently(db, call, async (tx) => {
        const { before, limit: after, reason } = call.body;
        if ((await limitNow(tx)) !== before) refuse('changed_elsewhere');
        const proposal: z.infer<typeof AskedLimit> = { before, limit: after };
        const name = `${formatBrl(before)} → ${formatBrl(after)}`;
        if (before !== after)
          await requests.ask(tx, call, { merchantId: noMerchant, subject: 'returnLimit', name, proposal, reason });
        return limit(tx);
      }),
  };
};
export type UnidentifiedReturns = ReturnType<typeof createUnidentifiedReturns>;
