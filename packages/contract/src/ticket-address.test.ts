import { describe, expect, it } from 'vitest';
import { safeAddress } from './ticket-address.ts';

describe('the address of a page as support sees it', () => {
  it.each([
    [
      '/payment/transaction/orders/20261128000000000001?tab=pix&token=abc#x',
      '/payment/transaction/orders/20261128000000000001',
    ],
    ['https://balcao.example/payment/financial?code=123456', '/payment/financial'],
    [
      '/channel/0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000/setting/index',
      '/channel/0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000/setting/index',
    ],
    ['/payment/financial/destinations', '/payment/financial/destinations'],
    ['/setting/official-certification', '/setting/official-certification'],
    ['/invite/Zx9_kQ2mB7rT4vN8pL1sW5', '/invite/…'],
    ['/invite/abcdefghijklmnopqrstuvwxyz', '/invite/…'],
    ['/x/ana@exemplo.com.br', '/x/…'],
    ['/x/a%20b', '/x/…'],
    ['payment', '/payment'],
  ])('of %s is %s', (address, said) => {
    expect(safeAddress(address)).toBe(said);
    expect(safeAddress(said === '/' ? said : said.replaceAll('…', 'x'))).toBe(said.replaceAll('…', 'x'));
  });
});
