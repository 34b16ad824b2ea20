import type { WalletCard } from '@balcao/contract/card';
import { describe, expect, it } from 'vitest';
import { meansOf, partsFor, partsInWords, readyMeans, waysOf } from './means.ts';

const card = (kind: WalletCard['kind'], id: string): WalletCard => ({
  id,
  kind,
  brand: 'Visa',
  last4: '4242',
  answer: 'approve',
  createdAt: '2026-11-21T12:00:00Z',
});
const cards = [card('debit', 'a'), card('credit', 'b')];

describe('the ways to pay', () => {
  it('are the wallet, Pix, and the cards of the kinds that are taken', () => {
    expect(waysOf(['01', '02', '0302'], cards).map(({ key }) => key)).toEqual(['01', '02', 'b']);
    expect(waysOf(['0301'], [])).toEqual([]);
  });

  it('are paid in parts by credit card only', () => {
    const [debit, credit] = waysOf(['0301', '0302'], cards);
    expect(partsFor(debit, 10_000, { instalmentsAtMost: 12 })).toEqual([]);
    expect(partsFor(credit, 1_400, { instalmentsAtMost: 12 }).map(({ count }) => count)).toEqual([1, 2]);
    expect(credit && meansOf(credit, 2)).toEqual({ method: '0302', cardId: 'b', instalments: 2 });
    expect(credit && meansOf(credit, 1)).toEqual({ method: '0302', cardId: 'b' });
  });

  it('need no choice: the wallet while it holds enough, then a card, else nothing', () => {
    const full = { walletActivated: true, balance: 500 };
    const ways = waysOf(['01', '02', '0302'], cards);
    expect(readyMeans(ways, 500, full)).toEqual({ method: '01' });
    expect(readyMeans(ways, 501, full)).toEqual({ method: '0302', cardId: 'b' });
    expect(readyMeans(ways, 1, { ...full, walletActivated: false })).toEqual({ method: '0302', cardId: 'b' });
    expect(readyMeans(waysOf(['02', '0302'], []), 501, full)).toBeUndefined();
  });

  it('say when the first parts are larger', () => {
    expect(partsInWords([3_334, 3_333, 3_333])).toMatchObject({ even: false, larger: 1, smaller: 2 });
    expect(partsInWords([500, 500])).toMatchObject({ even: true, count: 2 });
  });
});
