import type { OrderStatus } from '@balcao/contract/order';
import { describe, expect, it } from 'vitest';
import { newsOf } from './order-news.ts';

const list = (text: string) =>
  text.split(' ').map((one) => {
    const [number = '', status = '02'] = one.split(':');
    return { number, status: status as OrderStatus };
  });

describe('what has just changed in a list of orders', () => {
  it.each([
    ['nothing, when it reads the same', 'c b a', 'c b a', []],
    ['an order with another status', 'c b:01 a', 'c b:02 a', ['b']],
    ['an order that came in above', 'c b a', 'd c b', ['d']],
    ['an order that came in between', 'c a', 'c b a', ['b']],
    ['not the one that moved up from the next page', 'c b a', 'c a z', []],
    ['not a page of which nothing was there before', 'c b a', 'z y x', []],
  ])('is %s', (_what, before, now, news) => {
    expect([...newsOf(list(before), list(now))]).toEqual(news);
  });
  it('is the first order of a list that was empty', () => {
    expect([...newsOf([], list('a:01'))]).toEqual(['a']);
  });
});
