import { countUnread, listPosts, type Post, type PostsPage, seePosts } from '@balcao/contract/broadcast-feed';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { renderPart } from '@balcao/ui/test/render-part.tsx';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import texts from '../../i18n/pt.ts';
import { PostList } from './post-list.tsx';

/** Each test reads a channel of its own: how far one was scrolled is kept. */
const newLink = () => crypto.randomUUID().replaceAll('-', '').slice(0, 22);
/** A second of these is three of a machine that does other work; the phone asks every three seconds. */
const patience = { timeout: 60_000 };
const post = (number: number, isUnread: boolean): Post => ({
  id: `019ab4a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
  type: 'message',
  title: '',
  text: `Publicação ${number}.${' Pão quente às sete.'.repeat(number % 12)}`,
  url: '',
  excerpt: '',
  cover: null,
  media: [],
  buttons: [],
  sentAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
  isUnread,
  isEdited: false,
  isTest: false,
  reactions: { likes: 0, isLiked: false, replies: null },
});
/** A channel with so many posts and this oldest unread one; posts may be published and recalled. */
const channelOf = (count: number, oldestUnread = Number.POSITIVE_INFINITY) => {
  // The newest first.
  let numbers = Array.from({ length: count }, (_, place) => count - place);
  const seen = new Set<string>();
  const isUnread = (number: number) => number >= oldestUnread && !seen.has(post(number, true).id);
  const pageOf = (from: number, to: number, ownCursor: string | null): PostsPage => {
    const list = numbers.slice(from, to).map((number) => post(number, isUnread(number)));
    return {
      list,
      ownCursor,
      nextCursor: to < numbers.length ? String(numbers[to - 1]) : null,
      newerCursor: String(numbers[from] ?? ''),
      isNewest: from === 0,
    };
  };
  /** Where those begin that are older than a number. */
  const below = (number: number) => {
    const found = numbers.findIndex((one) => one < number);
    return found < 0 ? numbers.length : found;
  };
  const calls = answerTo(listPosts, ({ url }) => {
    const [cursor, newer, from] = ['cursor', 'newer', 'from'].map((name) => url.searchParams.get(name));
    if (from) {
      const end = below(Math.min(...numbers.filter(isUnread)));
      return pageOf(Math.max(0, end - 20), end, String((numbers[Math.max(0, end - 20)] ?? 0) + 0.5));
    }
    if (newer) {
      const end = numbers.indexOf(Number(newer));
      const start = Math.max(0, end - 20);
      return { ...pageOf(start, end, String((numbers[start] ?? 0) + 0.5)), ...(end === 0 && { newerCursor: newer }) };
    }
    const start = cursor ? below(Number(cursor)) : 0;
    return pageOf(start, start + 20, cursor ?? null);
  });
  answerTo(countUnread, () => ({ list: [{ link, unread: Math.min(100, numbers.filter(isUnread).length) }] }));
  const told = answerTo(seePosts, ({ body }) => {
    for (const id of (body as { ids: string[] }).ids) seen.add(id);
    return null;
  });
  const link = newLink();
  return {
    link,
    calls,
    told,
    publish: () => {
      numbers = [(numbers[0] ?? 0) + 1, ...numbers];
    },
    recall: (number: number) => {
      numbers = numbers.filter((one) => one !== number);
    },
  };
};
const open = (link: string) =>
  renderPart(
    <div data-screen style={{ height: 640, width: 358, overflowY: 'auto' }}>
      <div style={{ height: 240 }}>Canal</div>
      <PostList link={link} onReport={() => undefined} />
    </div>,
    { locale: 'pt-BR', texts },
  );
const screen = () => document.querySelector('[data-screen]') ?? document.body;
const nodes = () => screen().querySelectorAll('*').length;
const topOf = (number: number) =>
  screen()
    .querySelector(`[data-id="${post(number, false).id}"]`)
    ?.getBoundingClientRect().top;
const shown = () =>
  [...screen().querySelectorAll('article')].map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
const frame = () => new Promise(requestAnimationFrame);
/** Scrolls as a wheel does, until something is so. */
const scrollUntil = async (by: number, isSo: () => boolean) => {
  while (!isSo()) {
    screen().scrollBy(0, by);
    await frame();
    await frame();
  }
};
const lowest = () => Math.min(...shown());
/** The post at the middle of the screen, once scrolling has ended. */
const settled = async (): Promise<{ number: number; top: number }> => {
  const inMiddle = () => {
    const found = document.elementFromPoint(100, screen().getBoundingClientRect().top + 320)?.closest('article');
    const number = Number(/\d+/.exec(found?.textContent ?? '')?.[0]);
    return { number, top: topOf(number) ?? Number.NaN };
  };
  let before = inMiddle();
  for (let same = 0; same < 10; ) {
    await frame();
    const now = inMiddle();
    same = now.number === before.number && now.top === before.top ? same + 1 : 0;
    before = now;
  }
  return before;
};
afterEach(() => screen().scrollTo(0, 0));

it('shows every post to the last and back, with as few of them on the page as at first', patience, async () => {
  const { link } = channelOf(120);
  await open(link);
  await expect.element(page.getByText(/^Publicação 120\./)).toBeVisible();
  const before = nodes();
  const seen = new Set<number>();
  let most = 0;
  const look = (number: number) => () => {
    for (const one of shown()) seen.add(one);
    most = Math.max(most, nodes());
    return shown().includes(number);
  };
  await scrollUntil(500, look(1));
  expect(seen.size).toBe(120);
  await scrollUntil(-2_000, look(120));
  expect(most).toBeLessThan(before * 2.5);
  await expectAccessible();
});

it('does not move what is read when a post arrives, or one above is taken back', patience, async () => {
  const { link, publish, recall, calls } = channelOf(200);
  await open(link);
  await scrollUntil(400, () => lowest() <= 150);
  const { number, top } = await settled();
  publish();
  recall(195);
  const asked = calls.length;
  await expect.poll(() => calls.length, patience).toBeGreaterThan(asked + 2);
  expect(topOf(number)).toBeCloseTo(top, 0);
  await userEvent.click(page.getByRole('button', { name: 'Mais recentes' }));
  await expect.element(page.getByText(/^Publicação 201\./)).toBeVisible();
});

it('takes a recalled post away, and shows a new one to those who look at the newest', patience, async () => {
  const { link, publish, recall } = channelOf(30);
  await open(link);
  await expect.element(page.getByText(/^Publicação 30\./)).toBeVisible();
  recall(29);
  publish();
  await expect.element(page.getByText(/^Publicação 31\./), patience).toBeVisible();
  await expect.element(page.getByText(/^Publicação 29\./)).not.toBeInTheDocument();
});

it('jumps to the first that was not seen, from where one reads on in both directions', patience, async () => {
  const { link, calls } = channelOf(10_000, 4_000);
  await open(link);
  await userEvent.click(page.getByRole('button', { name: 'Primeira não lida' }));
  await expect.element(page.getByText(/^Publicação 4000\./)).toBeInViewport();
  // Not through what lies between.
  expect(calls.length).toBeLessThan(10);
  const met = new Set<number>();
  await scrollUntil(-400, () => {
    for (const one of shown()) met.add(one);
    return Math.max(...met) >= 4_090;
  });
  // Every one of them was met on the way.
  expect([...met].filter((one) => one > 4_000).length).toBe(Math.max(...met) - 4_000);
  await scrollUntil(400, () => lowest() <= 3_950);
  await userEvent.click(page.getByRole('button', { name: 'Mais recentes' }));
  await expect.element(page.getByText(/^Publicação 10000\./)).toBeInViewport();
});

it('keeps the post that the keyboard is in', patience, async () => {
  const { link } = channelOf(200);
  await open(link);
  await expect.element(page.getByText(/^Publicação 200\./)).toBeVisible();
  const like = page.getByRole('button', { name: 'Curtir' }).first();
  (like.element() as HTMLElement).focus();
  await scrollUntil(500, () => lowest() <= 150);
  expect(shown()[0]).toBe(200);
  await expect.element(like).toHaveFocus();
});

it('offers to read on after a part could not be read', patience, async () => {
  const { link } = channelOf(200);
  await open(link);
  await expect.element(page.getByText(/^Publicação 200\./)).toBeVisible();
  answerTo(listPosts, () => new Refusal('unexpected', 'Algo deu errado.'));
  await scrollUntil(800, () => screen().scrollTop + screen().clientHeight >= screen().scrollHeight - 2);
  await expect.element(page.getByRole('button', { name: 'Mostrar mais' })).toBeVisible();
});
