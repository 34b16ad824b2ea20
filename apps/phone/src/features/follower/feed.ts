import type { Post, PostsPage } from '@balcao/contract/broadcast-feed';

type Spot = Pick<Post, 'sentAt' | 'id'>;
/** From where a part of the feed is read again. */
export interface Mark {
  /** Null for the newest. */
  readonly cursor: string | null;
  /** What it reads is older than this; null for the newest. */
  readonly below: Spot | null;
}
/** What is known of a channel's posts: a part of them without a gap, the newest first. */
export interface Feed {
  /** What the person sent to themselves to look at. */
  readonly tests: readonly Post[];
  readonly posts: readonly Post[];
  /** The newest first. */
  readonly marks: readonly Mark[];
  /** Where older and newer ones go on. */
  readonly older: string | null;
  readonly newer: string | null;
  /** There are none that are newer than the first. */
  readonly isNewest: boolean;
}

const isOlder = (one: Spot, other: Spot): boolean =>
  one.sentAt === other.sentAt ? one.id < other.id : one.sentAt < other.sentAt;
const sentIn = ({ list }: PostsPage): Post[] => list.filter(({ isTest }) => !isTest);
const testsIn = ({ list }: PostsPage): Post[] => list.filter(({ isTest }) => isTest);
/** Later than every id. */
const anyId = 'g';
const markOf = ({ ownCursor }: PostsPage, first: Post | undefined): Mark =>
  ownCursor === null || !first
    ? { cursor: null, below: null }
    : { cursor: ownCursor, below: { sentAt: first.sentAt, id: anyId } };

/** The feed that one reading begins. */
export const feedOf = (page: PostsPage): Feed => {
  const posts = sentIn(page);
  const { nextCursor: older, newerCursor: newer, isNewest } = page;
  return { tests: testsIn(page), posts, marks: [markOf(page, posts[0])], older, newer, isNewest };
};

/** With what was read below its last. */
export const withOlder = (feed: Feed, page: PostsPage): Feed => {
  const last = feed.posts.at(-1);
  const posts = sentIn(page).filter((one) => !last || isOlder(one, last));
  const marks = last
    ? [...feed.marks, { cursor: page.ownCursor, below: { sentAt: last.sentAt, id: last.id } }]
    : feed.marks;
  return { ...feed, posts: [...feed.posts, ...posts], marks, older: page.nextCursor };
};

/** With what was read above its first. */
export const withNewer = (feed: Feed, page: PostsPage): Feed => {
  const first = feed.posts[0];
  const posts = sentIn(page).filter((one) => !first || isOlder(first, one));
  const { newerCursor: newer, isNewest } = page;
  if (posts.length === 0) return { ...feed, newer, isNewest };
  return { ...feed, posts: [...posts, ...feed.posts], marks: [markOf(page, posts[0]), ...feed.marks], newer, isNewest };
};

/** From where one reads again what stands at a place. */
export const markAt = ({ marks, posts }: Feed, at: number): Mark => {
  const post = posts[at];
  const found = post && marks.findLast(({ below }) => below === null || isOlder(post, below));
  return found ?? marks[0] ?? { cursor: null, below: null };
};

/** Whether the newest, read again, join on to what is known: more may have come meanwhile than one reading brings. */
export const joinsOn = ({ posts: [first] }: Feed, page: PostsPage): boolean => {
  const last = sentIn(page).at(-1);
  return page.nextCursor === null || !first || !last || !isOlder(first, last);
};

/** With a part read again: what was taken back is gone, what is new stands in its place. */
export const readAgain = (feed: Feed, { below }: Mark, page: PostsPage): Feed => {
  const again = sentIn(page);
  const last = again.at(-1);
  const above = below ? feed.posts.filter((one) => !isOlder(one, below)) : [];
  const beyond = page.nextCursor !== null && last ? feed.posts.filter((one) => isOlder(one, last)) : [];
  const head = below ? {} : { tests: testsIn(page), newer: page.newerCursor, isNewest: true };
  const older = beyond.length > 0 ? feed.older : page.nextCursor;
  return { ...feed, ...head, posts: [...above, ...again, ...beyond], older };
};
