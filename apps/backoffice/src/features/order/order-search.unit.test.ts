import { describe, expect, it } from 'vitest';
import { filterOf, narrows, withFilters } from './order-search.ts';

describe('another filter', () => {
  it('begins at the first page, and keeps the other filters', () => {
    expect(withFilters({ status: ['02'], cursor: 'abc', pageNum: 3, pageSize: 50 }, { number: '26' })).toEqual({
      status: ['02'],
      number: '26',
      pageSize: 50,
    });
  });
  it('takes out of the address what is set free', () => {
    expect(withFilters({ status: ['02'] }, { status: undefined }).status).toBeUndefined();
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
    expect(narrows({ status: undefined })).toBe(false);
    expect(narrows({ basis: '2' })).toBe(true);
  });
});
