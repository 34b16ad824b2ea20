import { LogEvent } from '@balcao/contract/log';
import type { Refund, RefundDetail } from '@balcao/contract/refund';
import type { createRefund } from '@balcao/contract/refund-open';
import type { requestRefund } from '@balcao/contract/refund-request';
import { batchedOrAlone, createTurns, queuesBy } from '../../platform/batching.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { idempotentlyMany, type Outcome, type ServerCall } from '../../platform/idempotency-many.ts';
import type { Call } from '../../platform/implement.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, numbered } from '../log/log-change.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { presentRefund } from './refund.present.ts';
import type { RefundRow } from './refund.tables.ts';
import type { RefundMoney } from './refund-money.ts';
import { createRefundOpening } from './refund-opening.ts';
import type { RefundAsk } from './refund-parting.ts';
import type { RefundPolicies } from './refund-policy.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly orders: OrderRefunds;
  readonly policies: Pick<RefundPolicies, 'of'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly money: RefundMoney;
  readonly notices: Pick<Notices, 'tell' | 'tellRefunds'>;
  readonly detailOf: (queries: Tx, row: RefundRow) => Promise<RefundDetail>;
}

/** A merchant's server that asks for a refund. */
type Caller = ServerCall & { readonly ask: RefundAsk };

/** One batch of a merchant at a time: all of them take from the same balance, and would only wait for each other. */
const rooms = { places: 1, most: 64, patienceMs: 25 };
/** A merchant's calls that wait for their batch; more than these are told to come again. */
const waitingAtMost = 2_000;

/** Asking for refunds: members by the back office, merchants' servers by the open API. */
export const createRefundRequests = (needs: Needs) => {
  const { db, logs, detailOf } = needs;
  const openMany = createRefundOpening(needs);

  const open = async (tx: Tx, ask: RefundAsk, now: Date): Promise<RefundRow> => {
    const [one] = await openMany(tx, ask.merchantId, [ask], now);
    if (one && 'reply' in one) return one.reply;
    throw one?.refusal ?? new Error('a refund that was asked for has no answer');
  };
  const alone = (caller: Caller): Promise<Refund> =>
    idempotently(db, caller, async (tx) => presentRefund(await open(tx, caller.ask, caller.now)));

  /** Calls of one merchant. What is refused is refused by itself; where a balance or a number stands in the way, each is tried alone. */
  const all = async (callers: readonly Caller[]) => {
    const [only] = callers;
    if (only && callers.length === 1) {
      const answer = alone(only);
      // What comes meanwhile becomes a batch, and does not wait for the balance one by one.
      await answer.catch(() => undefined);
      return [answer];
    }
    const outcomes = await idempotentlyMany<Caller, Refund>(db, callers, async (tx, some) => {
      const [first] = some;
      if (!first) return [];
      const opened = await openMany(
        tx,
        first.ask.merchantId,
        some.map(({ ask }) => ask),
        first.now,
      );
      return opened.map((one): Outcome<Refund> => ('reply' in one ? { reply: presentRefund(one.reply) } : one));
    });
    return callers.map((caller, at): Promise<Refund> => {
      const outcome = outcomes[at];
      if (outcome === undefined) return alone(caller);
      return 'reply' in outcome ? Promise.resolve(outcome.reply) : Promise.reject(outcome.refusal);
    });
  };
  const queue = queuesBy(
    ({ ask }: Caller) => ask.merchantId,
    () => batchedOrAlone(all, alone, rooms),
    waitingAtMost,
  );
  const turns = createTurns(waitingAtMost);

  return {
    request: (call: Call<typeof requestRefund>): Promise<RefundDetail> => {
      const { actor, body, now } = call;
      const { merchantId, accountId: requestedBy } = actor;
      const { orderNumber, ...rest } = body;
      const ask = { ...rest, merchantId, requestedBy, order: { number: orderNumber } };
      return turns(merchantId, () =>
        idempotently(db, call, async (tx) => {
          const opened = await open(tx, ask, now);
          const subject = numbered('order', merchantId, orderNumber);
          const changes = changeOf('amount', null, opened.amount);
          await logs.record(tx, call, { event: LogEvent.enum.refundAsked, subject, changes });
          return detailOf(tx, opened);
        }),
      );
    },

    create: (call: Call<typeof createRefund>): Promise<Refund> => {
      const { actor, body } = call;
      const { merchantOrderNumber, ...rest } = body;
      const ask = { ...rest, merchantId: actor.merchantId, order: { merchantOrderNumber } };
      return queue({ ...call, authority: undefined, ask });
    },

    /**
     * Opens a refund in the caller's transaction, for modules that are neither a member's nor a server's call. @throws Refusal that says what stands
     * in the way.
     */
    open,
  };
};
