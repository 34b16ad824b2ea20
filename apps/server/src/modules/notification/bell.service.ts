import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type countUnseen,
  type listNotices,
  noticeKeptDays,
  paymentNoticeKeptDays,
  type seeNotices,
  unseenCountedAtMost,
} from '@balcao/contract/notification-bell';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { AccountActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { type Db, type Queries, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentNotice } from './notice.present.ts';
import {
  countUnseenOf,
  countVisible,
  forgetNotices,
  forgetPaymentNotices,
  insertSeen,
  listPage,
  type Seer,
} from './notice.repository.ts';
import type { NoticePreferences } from './notice-preference.service.ts';

const dayMs = 86_400_000;
const sweepSeconds = 3_600;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly preferences: Pick<NoticePreferences, 'inBell'>;
}

/** The bell of the back office: what a member may know of and wants to, and what of it they have seen. */
export const createBell = ({ db, clock, jobs, events, preferences }: Needs) => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  jobs.every(sweepSeconds, 'notice.forget', async () => {
    await forgetNotices(db, daysAgo(noticeKeptDays));
    await forgetPaymentNotices(db, daysAgo(paymentNoticeKeptDays));
  });

  const seerOf = async (queries: Queries, actor: AccountActor): Promise<Seer> => ({
    merchantId: actor.merchantId ?? refuse('team_missing'),
    accountId: actor.accountId,
    kinds: await preferences.inBell(queries, actor),
  });
  const unseenOf = async (queries: Queries, seer: Seer): Promise<ReplyOf<typeof countUnseen>> => ({
    unseen: await countUnseenOf(queries, seer, unseenCountedAtMost + 1),
  });

  return {
    list: async ({ actor, query }: Call<typeof listNotices>): Promise<ReplyOf<typeof listNotices>> => {
      const { pageSize = defaultPageSize, cursor } = query;
      const place = placeOf(cursor, idKeys);
      const seer = await seerOf(db, actor);
      const rows = await listPage(db, seer, place, pageSize + 1);
      const counted = await countVisible(db, seer, totalCountedAtMost + 1);
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
      return {
        list: rows.slice(0, pageSize).map(presentNotice),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum: 1,
        pageSize,
        nextCursor: last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
      };
    },

    unseen: async ({ actor }: Call<typeof countUnseen>): Promise<ReplyOf<typeof countUnseen>> =>
      unseenOf(db, await seerOf(db, actor)),

    /** Ids of others, and of what the member may not know of, change nothing. */
    see: ({ actor, body, now }: Call<typeof seeNotices>): Promise<ReplyOf<typeof seeNotices>> =>
      transaction(db, async (tx) => {
        const seer = await seerOf(tx, actor);
        await insertSeen(tx, seer, { ids: body.ids, now });
        events.publish(tx, seer.merchantId, { topic: 'notice', key: 'seen' });
        return unseenOf(tx, seer);
      }),
  };
};
export type Bell = ReturnType<typeof createBell>;
