import { addDays } from '@balcao/brazil/dates';
import {
  conversationsAtOnce,
  type getConversation,
  type getConversationFigures,
  type listAnswerers,
  type listConversations,
  type listFollowerOrders,
  ordersBesideAtMost,
  type WholeConversation,
} from '@balcao/contract/conversation';
import { type listConversationMessages, messagesAtOnce } from '@balcao/contract/conversation-message';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { countedDayOf } from '../../platform/counted-day.ts';
import { cursorOf, idKeys, placeOf as spotOf } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerAudiences } from '../follower/follower-audience.service.ts';
import type { OrderService } from '../order/order.service.ts';
import { findConversation, listInbox } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.tables.ts';
import { placeOf, reachConversations } from './conversation-access.ts';
import type { Answerers } from './conversation-answerers.ts';
import { countWaiting, medianSince } from './conversation-figure.repository.ts';
import type { ConversationView } from './conversation-view.ts';
import { listMessages } from './message.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly answerers: Answerers;
  readonly view: ConversationView;
  readonly customers: Pick<CustomerService, 'paymentsTo'>;
  readonly orders: Pick<OrderService, 'paidBy'>;
  readonly audiences: Pick<FollowerAudiences, 'mustReadOrders'>;
}
type OfOne = Call<typeof getConversation | typeof listConversationMessages | typeof listFollowerOrders>;
const daysOfWeek = 7;

/** The inbox of a channel, for the members who may answer. */
export const createConversationInbox = (needs: Needs) => {
  const { db, access, answerers, view, customers, orders, audiences } = needs;
  /** @throws Refusal `not_found`, also for a conversation of another channel; `channel_right`. */
  const mustFind = async (queries: Queries, { actor, params }: OfOne): Promise<ConversationRow> => {
    const channel = await reachConversations(access, queries, actor, params.id);
    const key = { ...placeOf(channel), id: params.conversationId };
    return (await findConversation(queries, key)) ?? refuse('not_found');
  };

  return {
    list: async ({
      actor,
      params,
      query,
    }: Call<typeof listConversations>): Promise<ReplyOf<typeof listConversations>> => {
      const channel = await reachConversations(access, db, actor, params.id);
      const { cursor, ...filter } = query;
      const inbox = { ...placeOf(channel), accountId: actor.accountId, filter };
      const rows = await listInbox(db, inbox, spotOf(cursor, idKeys), conversationsAtOnce + 1);
      const page = rows.slice(0, conversationsAtOnce);
      const last = page.at(-1);
      return {
        list: await view.list(db, page),
        nextCursor: rows.length > conversationsAtOnce && last ? cursorOf({ at: last.lastAt, key: last.id }) : null,
      };
    },

    get: async (call: Call<typeof getConversation>): Promise<WholeConversation> =>
      view.whole(db, await mustFind(db, call), call),

    messages: async (
      call: Call<typeof listConversationMessages>,
    ): Promise<ReplyOf<typeof listConversationMessages>> => {
      const row = await mustFind(db, call);
      const rows = await listMessages(db, row, { before: call.query.before, limit: messagesAtOnce + 1 });
      const list = await view.messages(db, rows.slice(0, messagesAtOnce));
      return { list, hasMore: rows.length > messagesAtOnce };
    },

    figures: async ({
      actor,
      params,
      now,
    }: Call<typeof getConversationFigures>): Promise<ReplyOf<typeof getConversationFigures>> => {
      const place = placeOf(await reachConversations(access, db, actor, params.id));
      const today = countedDayOf(now);
      const [waiting, todaySeconds, weekSeconds] = await Promise.all([
        countWaiting(db, place),
        medianSince(db, place, today),
        medianSince(db, place, addDays(today, 1 - daysOfWeek)),
      ]);
      return { waiting, todaySeconds, weekSeconds };
    },

    answerers: async ({ actor, params }: Call<typeof listAnswerers>): Promise<ReplyOf<typeof listAnswerers>> => {
      const channel = await reachConversations(access, db, actor, params.id);
      return { list: await answerers.of(db, channel) };
    },

    /** @throws Refusal `follower_orders` for members who may not read orders. */
    orders: async (call: Call<typeof listFollowerOrders>): Promise<ReplyOf<typeof listFollowerOrders>> => {
      const row = await mustFind(db, call);
      audiences.mustReadOrders(call.actor);
      const paid = await customers.paymentsTo(db, row, ordersBesideAtMost);
      const found = await Promise.all(paid.map(({ endToEndId }) => orders.paidBy(db, row.merchantId, endToEndId)));
      return {
        list: found.flatMap((order) =>
          order?.completedAt
            ? [
                {
                  number: order.number,
                  goodsName: order.goodsName,
                  amount: order.paidAmount ?? 0,
                  refunded: order.refundTaken,
                  paidAt: order.completedAt.toISOString(),
                },
              ]
            : [],
        ),
      };
    },
  };
};
export type ConversationInbox = ReturnType<typeof createConversationInbox>;
