import { describe, expect, it } from 'vitest';
import { filterOf, narrows, withFilters } from './list-address.ts';

describe('another filter', () => {
  it('begins at the first page, and keeps the other filters', () => {
    expect(withFilters({ status: ['02'], cursor: 'abc', pageNum: 3, pageSize: 50 }, { number: '26' })).toEqual({
      status: ['02'],
      number: '26',
      pageSize: 50,
    });
  });
  it('takes out of the address what is set free', () => {
    expect(withFilters({ status: ['02'] }, { status: undefined })).toEqual({});
  });
});

describe('what an export asks for', () => {
  it('is what the list shows on all its pages', () => {
    expect(filterOf({ method: ['02'], amountFrom: 100, cursor: 'abc', pageSize: 50 })).toEqual({
      method: ['02'],
      amountFrom: 100,
    });
  });
});

describe('a list', () => {
  it('is narrowed by a filter, not by the page on which somebody is', () => {
    expect(narrows({ cursor: 'abc', pageSize: 50 })).toBe(false);
    const [free, set] = [{ status: undefined }, { basis: '2' }];
    expect([narrows(free), narrows(set)]).toEqual([false, true]);
  });
});
