import { afterEach, expect, it } from 'vitest';
import { currentLocale } from './locale.ts';

const before = location.href;
afterEach(() => {
  history.replaceState(null, '', before);
  localStorage.removeItem('balcao.locale');
  document.documentElement.lang = 'pt-BR';
});

it('a language that the address asks for is kept, and leaves the address with nothing else of it', () => {
  const address = new URL(before);
  address.searchParams.set('lang', 'ZH');
  address.searchParams.set('page', '2');
  address.hash = '#top';
  history.replaceState({ key: 'here' }, '', address);
  expect(currentLocale()).toBe('zh-CN');
  expect(document.documentElement.lang).toBe('zh-CN');
  expect([new URL(location.href).searchParams.get('lang'), location.hash]).toEqual([null, '#top']);
  expect(new URL(location.href).searchParams.get('page')).toBe('2');
  expect(history.state).toEqual({ key: 'here' });
  expect(currentLocale()).toBe('zh-CN');
});
