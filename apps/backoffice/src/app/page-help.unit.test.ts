import { expect, it } from 'vitest';
import { helpOf } from './page-help.ts';

it.each([
  ['/payment/transaction/orders', undefined, 'order'],
  ['/payment/transaction/instalments', undefined, 'instalment'],
  ['/payment/products', undefined, 'product'],
  ['/payment/products/04', undefined, 'shop-code'],
  ['/payment/products/53', undefined, 'device'],
  ['/payment/products/99', undefined, 'device'],
  ['/payment/products/11', undefined, 'preauth'],
  ['/applet/1/usage', undefined, 'usage'],
  ['/channel/1/followers', undefined, 'follower'],
  ['/channel/1/replies', undefined, 'follower'],
  ['/channel/1/broadcast/index', undefined, 'broadcast'],
  ['/setting/team', undefined, 'member'],
  ['/setting/team', 'log', 'log'],
  ['/setting/payment', 'certificates', 'certificate'],
  ['/setting/payment', 'notifications', 'webhook'],
])('the page %s, tab %s, leads to the article %s', (pathname, tab, slug) => {
  expect(helpOf(pathname, tab)).toBe(`/help/${slug}`);
});

it('the page where the day begins has no article', () => {
  expect(helpOf('/home', undefined)).toBeUndefined();
});
