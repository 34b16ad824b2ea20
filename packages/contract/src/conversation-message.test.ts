import { expect, it } from 'vitest';
import { beforeOf, messagesAtOnce, wholeOf } from './conversation-message.ts';

/** Conversations in which every so many messages one is a note, which the follower does not see. */
const pagesOf = (last: number, noteEvery: number) => {
  const shown = Array.from({ length: last }, (_, at) => ({ position: last - at })).filter(
    ({ position }) => position % noteEvery !== 0,
  );
  const asked: (number | null)[] = [];
  const pages: { list: typeof shown; hasMore: boolean }[] = [];
  for (let before: number | null = null; ; ) {
    const older = shown.filter(({ position }) => before === null || position < before);
    const page = { list: older.slice(0, messagesAtOnce), hasMore: older.length > messagesAtOnce };
    asked.push(before);
    pages.push(page);
    before = beforeOf(page, pages.length === 1);
    if (before === null) return { shown, asked, pages };
  }
};

it.each([
  [1_000, 2_000],
  [1_000, 2],
  [1_013, 7],
  [29, 5],
  [61, 3],
])('all %i messages are read page by page, each once and in order, where every %ith is a note', (last, noteEvery) => {
  const { shown, pages } = pagesOf(last, noteEvery);
  expect(wholeOf(pages)).toEqual(shown);
  expect(pages.length).toBeLessThanOrEqual(Math.ceil(shown.length / messagesAtOnce) + 1);
});

it('one more message does not have older pages asked for again', () => {
  const [before, after] = [pagesOf(1_000, 2_000), pagesOf(1_001, 2_000)];
  expect(after.asked).toEqual(before.asked);
});
