import type { UsualReception } from '@balcao/contract/broadcast-usual';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { UsualWords } from './usual-words.tsx';

const usual: UsualReception = { posts: 20, seen: 0.48, clicked: 0.1, left: 0.004 };
const old = '2026-01-05T12:00:00.000Z';
const show = (change: Partial<Parameters<typeof UsualWords>[0]['broadcast']>) =>
  renderForMember(
    <UsualWords
      broadcast={{
        usual,
        type: 'message',
        text: '',
        sentAt: old,
        delivered: 100,
        seen: 62,
        clicked: 0,
        left: 0,
        ...change,
      }}
    />,
  );

it('says how far a post is from what is usual, and what that is', async () => {
  await show({ clicked: 4 });
  await expect.element(page.getByText(/^Mais vista que o normal \(62\s?%; o normal é 48\s?%\)/)).toBeVisible();
  await expect.element(page.getByText(/^Menos cliques que o normal \(4\s?%; o normal é 10\s?%\)/)).toBeVisible();
  await expect.element(page.getByText(/mediana das últimas 20 publicações/)).toBeVisible();
});

it('says nothing of clicks where there is no address to open', async () => {
  await show({ seen: 48 });
  await expect.element(page.getByText(/^Vista como o normal \(48\s?%\)/)).toBeVisible();
  expect(page.getByText(/cliques que o normal|^Cliques/i).elements()).toEqual([]);
});

it('does not call a new post worse: its figures still grow', async () => {
  await show({ seen: 3, sentAt: new Date().toISOString(), text: 'Veja https://cafe.example/torra' });
  await expect.element(page.getByText(/^Vista por 3\s?% até agora; o normal é 48\s?%/)).toBeVisible();
  await expect.element(page.getByText(/^Cliques de 0\s?% até agora; o normal é 10\s?%/)).toBeVisible();
});

it('says how many stopped following against what is usual, in tenths of a percent where there are few', async () => {
  await show({ left: 2 });
  await expect
    .element(page.getByText(/^Mais pessoas que o normal deixaram de seguir \(2\s?%; o normal é 0,4\s?%\)/))
    .toBeVisible();
});

it('says nothing of unfollows in a channel without any', async () => {
  await show({ usual: { ...usual, left: 0 } });
  await expect.element(page.getByText(/^Mais vista/)).toBeVisible();
  expect(page.getByText(/seguir/).elements()).toEqual([]);
});

it('says nothing where there is too little to compare with', async () => {
  await show({ usual: null });
  expect(page.getByText(/costume/).elements()).toEqual([]);
});
