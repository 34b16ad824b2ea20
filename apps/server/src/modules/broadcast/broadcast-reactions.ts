import type { Reactions } from '@balcao/contract/reaction';
import type { Queries } from '../../platform/db.ts';

/** Who reads the posts of which channel. */
interface PostsReader {
  readonly merchantId: string;
  readonly channelId: string;
  readonly customerId: string;
}
/** What followers did with these broadcasts of one channel, as one person sees it. */
export type ReactionsOf = (
  queries: Queries,
  reader: PostsReader,
  ids: readonly string[],
) => Promise<(id: string) => Reactions>;

/** How many like each of these broadcasts of a team; those that are not named have no likes. */
export type LikesOf = (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** What broadcasts show of their followers, counted by another module. */
export interface ShownReactions {
  readonly reactionsOf: ReactionsOf;
  readonly likesOf: LikesOf;
}
