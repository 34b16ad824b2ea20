import { listOrders } from '@balcao/contract/order';
import { describe, expect, it } from 'vitest';
import { accepted } from './accepted-search.ts';

describe('a search that comes from an address', () => {
  it('is read as the contract reads it', () => {
    expect(accepted(listOrders.query, { status: '02', pageSize: '50' })).toEqual({ status: ['02'], pageSize: 50 });
  });
  it('loses what the contract does not know or refuses, and keeps the rest', () => {
    const search = { status: ['01', '77'], method: '02', utm_source: 'mail', pageSize: '5000' };
    expect(accepted(listOrders.query, search)).toEqual({ method: ['02'] });
  });
});
