import { describe, expect, it } from 'vitest';
import { fileColumnsOf, listOf, sortsOf } from './list-declaration.ts';
import { listWords } from './list-words.ts';
import { locales } from './locale.ts';
import { orderList } from './order-list.ts';
import { refundList } from './refund-list.ts';
import { settlementItemList, settlementList } from './settlement-list.ts';
import { withdrawalList } from './withdrawal-list.ts';

const lists = [orderList, refundList, withdrawalList, settlementList, settlementItemList];

describe('a list', () => {
  it.each(lists)('$name says each of its columns, and each code, in every language', ({ name, columns, screen }) => {
    for (const locale of locales) {
      const words = listWords[locale][name];
      const untitled = Object.keys(columns).filter((id) => !(words.file[id] ?? words.columns[id]));
      const unnamed = screen.filter((id) => !words.columns[id]);
      const wordless = Object.entries(columns).filter(([id, { kind }]) => kind === 'code' && !words.codes[id]);
      expect([locale, untitled, unnamed, wordless]).toEqual([locale, [], [], []]);
    }
  });

  it.each(lists)('$name is sorted by columns that are on its screen', ({ screen, sorts }) => {
    expect(screen).toEqual(expect.arrayContaining(Object.values(sorts)));
  });

  it('has the columns of its file in the order in which they are declared, without those of the screen alone', () => {
    const ids = fileColumnsOf(refundList).map(([id]) => id);
    expect(ids.slice(0, 3)).toEqual(['number', 'ownNumber', 'order']);
    expect(ids).not.toContain('actions');
  });

  it('is sorted by the time that its filter speaks of', () => {
    expect(sortsOf(orderList)).toEqual({ time: 'created', amount: 'amount' });
    expect(sortsOf(orderList, true)).toEqual({ time: 'completed', amount: 'amount' });
    expect(sortsOf(settlementList, true)).toEqual({ time: 'day', amount: 'net' });
  });

  it('does not compile with a column that has no title', () => {
    // @ts-expect-error: nothing says what this column is called.
    const list = listOf<{ readonly colour: string }>()('order', { columns: { colour: { kind: 'text' } } });
    expect(list.columns).toHaveProperty('colour');
  });
});
