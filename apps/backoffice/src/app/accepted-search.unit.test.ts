import { listOrders } from '@balcao/contract/order';
import { describe, expect, it } from 'vitest';
import { DashboardSearch } from '../features/dashboard/dashboard-search.ts';
import { PaymentSettingsSearch } from '../routes/payment-settings-tabs.ts';
import { accepted, loadSearches, searchBy } from './accepted-search.ts';

describe('a search that comes from an address', () => {
  it('is read as the contract reads it', () => {
    expect(accepted(listOrders.query, { status: '02', pageSize: '50' })).toEqual({ status: ['02'], pageSize: 50 });
  });
  it('loses what the contract does not know or refuses, and keeps the rest', () => {
    const search = { status: ['01', '77'], method: '02', utm_source: 'mail', pageSize: '5000' };
    expect(accepted(listOrders.query, search)).toEqual({ method: ['02'] });
  });
  it.each([
    ['part of a page', PaymentSettingsSearch, { tab: 'gone' }],
    ['figure', DashboardSearch, { measure: 'gone', view: 'gone' }],
  ])('opens without the %s that it names and nobody knows', (_, schema, search) => {
    // The router lays what was accepted over the address as it stands.
    const laidOver = Object.values({ ...search, ...accepted(schema, search) });
    expect(laidOver).toEqual(Object.keys(search).map(() => undefined));
  });
  it('is what a link asks for also before its schema has come', () => {
    const readBy = searchBy((all) => all.statement, { account: 'available' });
    expect(readBy({} as never)).toEqual({ account: 'available' });
    expect(readBy({ account: 'pending' } as never)).toEqual({ account: 'pending' });
  });
  it('takes out of the address what the call does not know, such as the language of a link', async () => {
    await loadSearches();
    const search = { method: ['02' as const], lang: 'es' };
    const laidOver: Record<string, unknown> = { ...search, ...searchBy((all) => all.orders, {})(search as never) };
    expect(laidOver.lang).toBeUndefined();
    expect(laidOver.method).toEqual(['02']);
  });
});
