import type { Post, PostsPage } from '@balcao/contract/broadcast-feed';
import { describe, expect, it } from 'vitest';
import { feedOf, joinsOn, markAt, readAgain, withNewer, withOlder } from './feed.ts';

const words = { type: 'message' as const, title: '', url: '', excerpt: '', cover: null, media: [], buttons: [] };
const marks = {
  isUnread: false,
  isEdited: false,
  isTest: false,
  reactions: { likes: 0, isLiked: false, replies: null },
};
const post = (at: number, change: Partial<Post> = {}): Post => {
  const sentAt = new Date(Date.UTC(2026, 10, 20, 12, at)).toISOString();
  return {
    ...words,
    ...marks,
    id: `019ab4a0-0000-7000-8000-${String(at).padStart(12, '0')}`,
    text: String(at),
    sentAt,
    ...change,
  };
};
const page = (posts: Post[], change: Partial<Omit<PostsPage, 'list'>> = {}): PostsPage => ({
  list: posts,
  ownCursor: null,
  nextCursor: 'older',
  newerCursor: 'newer',
  isNewest: true,
  ...change,
});
const texts = ({ posts }: { posts: readonly Post[] }) => posts.map(({ text }) => text);
/** 9 to 4, in three readings of two. */
const feed = () => {
  const first = feedOf(page([post(9), post(8)]));
  const second = withOlder(first, page([post(7), post(6)], { ownCursor: 'after 8' }));
  return withOlder(second, page([post(5), post(4)], { ownCursor: 'after 6' }));
};

describe('the part of a feed that a phone knows', () => {
  it('grows at both ends, without saying anything twice', () => {
    const grown = withNewer(feed(), page([post(11), post(10), post(9)], { ownCursor: 'above 11', isNewest: false }));
    expect(texts(grown)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
    expect(grown.isNewest).toBe(false);
    const whole = withOlder(grown, page([post(4), post(3)], { nextCursor: null }));
    expect([texts(whole).at(-1), whole.older]).toEqual(['3', null]);
  });

  it('is read again from the place above what is in view', () => {
    expect([0, 2, 3, 4, 5].map((at) => markAt(feed(), at).cursor)).toEqual([
      null,
      'after 8',
      'after 8',
      'after 6',
      'after 6',
    ]);
  });

  it('loses what was taken back, and takes what changed, where it was read again alone', () => {
    const liked = { ...marks.reactions, likes: 3 };
    const again = page([post(7), post(5, { reactions: liked })], { ownCursor: 'after 8' });
    const after = readAgain(feed(), markAt(feed(), 2), again);
    expect(texts(after)).toEqual(['9', '8', '7', '5', '4']);
    expect([after.posts[3]?.reactions.likes, after.older]).toEqual([3, 'older']);
  });

  it('keeps its end where the end was read again', () => {
    const after = readAgain(feed(), markAt(feed(), 4), page([post(5)], { ownCursor: 'after 6', nextCursor: null }));
    expect([texts(after), after.older]).toEqual([['9', '8', '7', '6', '5'], null]);
  });

  it('takes tests and the newest from its head', () => {
    const test = post(30, { isTest: true });
    const after = readAgain(feed(), markAt(feed(), 0), page([test, post(10), post(9)]));
    expect([texts(after)[0], texts(after).length, after.tests.map(({ id }) => id)]).toEqual(['10', 7, [test.id]]);
  });

  it('knows when more has come than one reading brings', () => {
    expect(joinsOn(feed(), page([post(20), post(19)]))).toBe(false);
    expect(joinsOn(feed(), page([post(10), post(9)]))).toBe(true);
    expect(joinsOn(feed(), page([post(20), post(19)], { nextCursor: null }))).toBe(true);
  });

  it('tells posts of one instant apart by their ids', () => {
    const [one, other] = [post(9, { id: 'b' }), post(9, { id: 'a' })];
    const after = withOlder(feedOf(page([one])), page([other], { ownCursor: 'after b' }));
    expect(after.posts.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
