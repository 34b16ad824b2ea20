import { addDays, civilDayOf, dayStart, monthsBack } from '@balcao/brazil/dates';
import { excerptOf } from '@balcao/contract/article-text';
import {
  type CalendarDay,
  type CalendarPost,
  calendarPostsADay,
  type getBroadcastCalendar,
} from '@balcao/contract/broadcast-calendar';
import { labelOf } from '@balcao/contract/broadcast-list';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { type CalendarRow, countByDay, listOfSpan } from './broadcast-calendar.repository.ts';
import { chosenTemplateOf } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
}

const presentPost = ({ id, type, state, title, text, articleText, ...row }: CalendarRow): CalendarPost[] => {
  const at = row.sentAt ?? row.scheduledAt;
  if (!at) return [];
  const label = labelOf({ type, title, text, excerpt: excerptOf(articleText), template: chosenTemplateOf(row) });
  return [{ id, type, state, label, at: at.toISOString() }];
};

/** The first and the last day of a month `YYYYMM`. */
const daysOf = (month: string): { readonly first: string; readonly last: string } => {
  const first = `${month}01`;
  return { first, last: addDays(monthsBack(first, -1), -1) };
};

/** The months of a channel: its posts by the days of the member's zone, its limit by those of São Paulo (rule: civil-days). */
export const createBroadcastCalendar = ({ db, access }: Needs) => ({
  month: async (call: Call<typeof getBroadcastCalendar>): Promise<ReplyOf<typeof getBroadcastCalendar>> => {
    const { actor, params, query, timeZone, now } = call;
    const { channel } = await access.reach(db, actor, params.id);
    const key = { merchantId: channel.merchantId, channelId: channel.id };
    const today = civilDayOf(now.toISOString(), timeZone);
    const month = query.month ?? today.slice(0, 6);
    const { first, last } = daysOf(month);
    const span = { first, last, from: dayStart(first, timeZone), to: dayStart(addDays(last, 1), timeZone) };
    const [rows, counts] = await Promise.all([listOfSpan(db, key, span), countByDay(db, key, first, last)]);

    const posts = Map.groupBy(rows.flatMap(presentPost), ({ at }) => civilDayOf(at, timeZone));
    const used = new Map(counts.map((one) => [one.day ?? '', one.used]));
    const counted = countedDayOf(now);
    const leftOn = (day: string): number | null =>
      day < counted ? null : Math.max(channel.broadcastsADay - (used.get(day) ?? 0), 0);
    const open = [...used.keys()].filter((day) => day >= counted);
    const days = [...new Set([...posts.keys(), ...open])].sort().map((day): CalendarDay => {
      const all = posts.get(day) ?? [];
      return { day, count: all.length, posts: all.slice(0, calendarPostsADay), left: leftOn(day) };
    });
    return { month, today, days, atMost: channel.broadcastsADay };
  },
});
export type BroadcastCalendar = ReturnType<typeof createBroadcastCalendar>;
