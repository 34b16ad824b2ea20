import * as z from 'zod/mini';

/** A post is compared with this many earlier ones of this age; with fewer than the minimum there is no comparison. */
export const usualOf = { posts: 20, postsAtLeast: 5, days: 2 } as const;

/** What is usual for a channel: the medians of its last posts that are two days old, as shares of those who had them. */
export const UsualReception = z.object({
  /** How many posts it is the middle of. */
  posts: z.int(),
  /** From 0 to 1. */
  seen: z.number(),
  /** Of those in which there is something to open. */
  clicked: z.number(),
  /** Of those who had them, how many stopped following within a day. */
  left: z.number(),
});
export type UsualReception = z.infer<typeof UsualReception>;
