import { describe, expect, it } from 'vitest';
import { cleared, type Filter, isSet, listOf, numberOf } from './filter.ts';

const status: Filter = { kind: 'select', id: 'status', label: 'Situação', options: [] };
const amount: Filter = { kind: 'money', fromId: 'amountFrom', toId: 'amountTo', label: 'Valor' };
const created: Filter = {
  kind: 'date',
  fromId: 'from',
  toId: 'to',
  label: 'Criado em',
  basis: { id: 'basis', options: [] },
};

describe('filters in the address', () => {
  it('narrow the list when one of their keys holds something', () => {
    expect(isSet(status, { status: ['01'] })).toBe(true);
    expect(isSet(amount, { amountTo: 0 })).toBe(true);
    expect(isSet(created, { basis: '2' })).toBe(true);
  });
  it('narrow nothing when their keys are empty or those of others', () => {
    expect(isSet(status, { status: [], amountTo: 5 })).toBe(false);
    expect(isSet(created, { from: '' })).toBe(false);
  });
  it('are taken out with every key they have', () => {
    expect(Object.keys(cleared([status, amount, created]))).toEqual([
      'status',
      'amountFrom',
      'amountTo',
      'from',
      'to',
      'basis',
    ]);
  });
  it('are read as one or several values, as text or as numbers', () => {
    expect([listOf('01'), listOf(['01', '02']), listOf(undefined)]).toEqual([['01'], ['01', '02'], []]);
    expect([numberOf('1250'), numberOf(1250), numberOf('x'), numberOf(undefined)]).toEqual([
      1250,
      1250,
      undefined,
      undefined,
    ]);
  });
});
