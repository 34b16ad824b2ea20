import { listBroadcasts } from '@balcao/contract/broadcast';
import { codes } from '@balcao/contract/codes';
import * as z from 'zod/mini';

/** The address of a channel's posts: the filters of the list, or the month of the calendar, written `2026-11`. */
export const BroadcastPageSearch = z.extend(listBroadcasts.query, {
  view: z.optional(codes(['calendar'])),
  month: z.optional(z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))),
});
export type BroadcastPageSearch = z.infer<typeof BroadcastPageSearch>;
