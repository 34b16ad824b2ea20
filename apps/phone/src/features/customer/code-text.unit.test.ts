import { buildBrCode } from '@balcao/brazil/br-code';
import { describe, expect, it } from 'vitest';
import { appletIn, channelIn, codeIn, problemOf } from './code-text.ts';

const code = buildBrCode({
  url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
  merchantName: 'Fulano de Tal',
  city: 'BRASILIA',
  oneTime: true,
});
const origin = 'https://balcao.example';

describe('a code that somebody pasted or scanned', () => {
  it('is taken as it is', () => expect(codeIn(code, origin)).toBe(code));
  it('may be broken into lines and have spaces around', () => {
    expect(codeIn(`  ${code.slice(0, 40)}\r\n${code.slice(40)}\n`, origin)).toBe(code);
  });
  it('keeps the spaces inside it, which belong to the name', () => {
    expect(codeIn(code, origin)).toContain('Fulano de Tal');
  });
  it('may be the address of this phone with the code in it', () => {
    const address = new URL('/phone/pay', origin);
    address.searchParams.set('code', code);
    expect(codeIn(address.href, origin)).toBe(code);
  });
  it('is not looked for in an address of another site', () => {
    const address = `https://other.example/phone/pay?code=${encodeURIComponent(code)}`;
    expect(codeIn(address, origin)).toBe(address);
  });
});

describe('a code that is good for nothing', () => {
  it('a whole code has no problem', () => expect(problemOf(code)).toBeUndefined());
  it('nor has one of the back office', () => {
    expect(problemOf('balcao://login/AAAAAAAAAAAAAAAAAAAAAA')).toBeUndefined();
    expect(codeIn(' balcao://bind/AAAAAAAAAA\nAAAAAAAAAAAA ', origin)).toBe('balcao://bind/AAAAAAAAAAAAAAAAAAAAAA');
  });
  it.each([
    ['empty', ''],
    ['malformed', 'bom dia'],
    ['malformed', 'balcao://login/AAAA'],
    ['malformed', 'balcao://steal/AAAAAAAAAAAAAAAAAAAAAA'],
    ['malformed', code.slice(0, 60)],
    ['damaged', code.replace('Fulano', 'Fulana')],
  ])('is %s: %s', (problem, text) => expect(problemOf(text)).toBe(problem));
});

describe('a code of a mini program', () => {
  const link = `${origin}/phone/applet/bl0123456789abcdef?page=orders.html&q.table=7`;
  it('names it, its page and what the page is told', () => {
    const search = { page: 'orders.html', 'q.table': '7' };
    expect(appletIn(link, origin)).toEqual({ appId: 'bl0123456789abcdef', search });
  });
  it.each([
    ['of another site', link.replace(origin, 'https://other.example')],
    ['with another AppID', link.replace('bl0', 'xx0')],
    ['of another screen', `${origin}/phone/cards`],
    ['that is no address', 'bom dia'],
  ])('is none: one %s', (_what, text) => expect(appletIn(text, origin)).toBeUndefined());
});

describe('a code of a channel', () => {
  const link = `${origin}/phone/channel/AAAAAAAAAAAAAAAAAAAAAA`;
  it('names it, and the invitation that it carries', () => {
    expect(channelIn(link, origin)).toEqual({ link: 'AAAAAAAAAAAAAAAAAAAAAA', search: {} });
    const search = { invitation: 'BBBBBBBBBBBBBBBBBBBBBB' };
    expect(channelIn(`${link}?invitation=${search.invitation}`, origin)).toMatchObject({ search });
  });
  it.each([
    ['of another site', link.replace(origin, 'https://other.example')],
    ['with half a name', link.slice(0, -3)],
    ['of another screen', `${origin}/phone/cards`],
    ['that is no address', 'bom dia'],
  ])('is none: one %s', (_what, text) => expect(channelIn(text, origin)).toBeUndefined());
});
