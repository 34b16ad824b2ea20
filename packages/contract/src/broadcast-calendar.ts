import * as z from 'zod/mini';
import { BroadcastType } from './broadcast.ts';
import { BroadcastState } from './broadcast-state.ts';
import { endpoint } from './endpoint.ts';
import { CivilDay, Id, Instant } from './scalars.ts';

/** A month of the calendar, `YYYYMM`. */
const Month = z.string().check(z.regex(/^20\d{2}(?:0[1-9]|1[0-2])$/, { error: 'month', abort: true }));

/** So many posts of a day are named at most; the rest is counted. */
export const calendarPostsADay = 20;

/** A post as a calendar shows it. */
export const CalendarPost = z.object({
  id: Id,
  type: BroadcastType,
  state: BroadcastState,
  /** What it is known by: its title, or how its text begins; empty where it has neither. */
  label: z.string(),
  /** When it was sent, or will be. */
  at: Instant,
});
export type CalendarPost = z.infer<typeof CalendarPost>;

/** A day of the month on which something stands, or that is partly used up. */
export const CalendarDay = z.object({
  day: CivilDay,
  /** Posts that were sent on the day or are scheduled for it, also those that are not named. */
  count: z.int(),
  posts: z.array(CalendarPost),
  /** How many more may go on this day of São Paulo; null for one that has passed. */
  left: z.nullable(z.int()),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const getBroadcastCalendar = endpoint({
  id: 'broadcast.calendar',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/broadcast/calendar',
  summary: "A month of a channel's posts, sent and scheduled, by the days of the member's zone",
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: z.strictObject({
    /** This month where none is named. */
    month: z.optional(Month),
  }),
  reply: z.object({
    month: Month,
    today: CivilDay,
    days: z.array(CalendarDay),
    /** Posts that may go on a day. */
    atMost: z.int(),
  }),
  refusals: ['not_found'],
});
