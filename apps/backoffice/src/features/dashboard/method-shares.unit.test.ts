import type { DashboardFigures } from '@balcao/contract/dashboard';
import { expect, it } from 'vitest';
import { methodShares } from './method-shares.ts';

const part = (amount: number) => ({ amount, count: 1, amountBefore: 0, countBefore: 0 });
const shown = (figures: Pick<DashboardFigures, 'methods' | 'cards'>) =>
  methodShares(figures).map(({ method, amount, isPart }) => [method, amount, isPart]);

it('both kinds of card are shown together, each as a part below, in the place of their sum', () => {
  const methods = [
    { method: '02', ...part(500) },
    { method: '0302', ...part(400) },
    { method: '0301', ...part(300) },
    { method: '01', ...part(100) },
  ] as const;
  expect(shown({ methods: [...methods], cards: part(700) })).toEqual([
    ['03', 700, false],
    ['0302', 400, true],
    ['0301', 300, true],
    ['02', 500, false],
    ['01', 100, false],
  ]);
});
it('without a card nothing is said of cards', () =>
  expect(shown({ methods: [{ method: '02', ...part(5) }], cards: part(0) })).toEqual([['02', 5, false]]));
