import { describe, expect, it } from 'vitest';
import { AppletDomains, appletDomainsAtMost, nameOfDomain, readDomain } from './applet-domain.ts';
import { type FieldIssue, fieldMessages } from './field-texts.ts';

const none = { request: [], socket: [], upload: [], download: [], page: [] };
const domain = (text: string, kind: Parameters<typeof readDomain>[0] = 'request') => readDomain(kind, text);

describe('a legal domain', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['  HTTPS://Api.Example.COM/  ', 'https://api.example.com'],
    ['https://example.com.', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com:443', 'https://example.com:443'],
    ['https://example.com:65535', 'https://example.com:65535'],
    ['https://*.example.com:8443', 'https://*.example.com:8443'],
    ['https://*.a.b.example.com', 'https://*.a.b.example.com'],
    ['https://exämple.com', 'https://xn--exmple-cua.com'],
    ['https://xn--exmple-cua.com', 'https://xn--exmple-cua.com'],
    ['https://EXÄMPLE.com', 'https://xn--exmple-cua.com'],
    ['https://exa\u0308mple.com', 'https://xn--exmple-cua.com'],
    ['https://ｅｘａｍｐｌｅ。com', 'https://example.com'],
    ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai'],
    ['https://例子.中国', 'https://xn--fsqu00a.xn--fiqs8s'],
    [`https://${'a'.repeat(63)}.com`, `https://${'a'.repeat(63)}.com`],
  ])('is kept the same way however it is written: %s', (written, kept) => {
    expect(domain(written)).toEqual({ domain: kept });
  });

  it.each([
    ['https://*', 'domainWildcard'],
    ['http://*', 'domainWildcard'],
    ['https://api.*.com', 'domainWildcard'],
    ['https://a*.example.com', 'domainWildcard'],
    ['https://*.*.example.com', 'domainWildcard'],
    ['https://example.*', 'domainWildcard'],
    ['https://a.b:99999', 'domainPort'],
    ['https://a.b:65536', 'domainPort'],
    ['https://a.b:0', 'domainPort'],
    ['https://a.b:080', 'domainPort'],
    ['https://a.b:', 'domainPort'],
    ['https://a.b:1e3', 'domainPort'],
    ['https://a.b:*', 'domainPort'],
    ['https://a.b:80:80', 'domainPort'],
    ['https://a.b/c', 'domainPath'],
    ['https://a.b//', 'domainPath'],
    ['https://a.b?', 'domainPath'],
    ['https://a.b#top', 'domainPath'],
    ['https://a.b\\c', 'domainPath'],
    ['https:///a.b', 'domainPath'],
    ['https://user:pass@a.b', 'domainUser'],
    ['https://bank.com@evil.com', 'domainUser'],
    ['https://127.0.0.1', 'domainAddress'],
    ['https://127.1', 'domainAddress'],
    ['https://0x7f.1', 'domainAddress'],
    ['https://2130706433', 'domainAddress'],
    ['https://１２７.0.0.1', 'domainAddress'],
    ['https://[::1]', 'domainAddress'],
    ['https://[::1]:443', 'domainAddress'],
    ['https://*.10.0.0.1', 'domainAddress'],
    ['https://localhost', 'domainForm'],
    ['https://', 'domainForm'],
    ['https://*.', 'domainForm'],
    ['https://*.com', 'domainForm'],
    ['https://a..b', 'domainForm'],
    ['https://.a.b', 'domainForm'],
    ['https://-a.com', 'domainForm'],
    ['https://a-.com', 'domainForm'],
    ['https://a_b.com', 'domainForm'],
    ['https://%61.com', 'domainForm'],
    ['https://a,b.com', 'domainForm'],
    [`https://${'a'.repeat(64)}.com`, 'domainForm'],
    [`https://${'a.'.repeat(127)}com`, 'domainForm'],
    ['https://a b.com', 'unreadable'],
    ['https://a\u200bb.com', 'unreadable'],
    ['https://a\u00adb.com', 'unreadable'],
    ['https://a\u202eb.com', 'unreadable'],
    ['https://a\tb.com', 'unreadable'],
    ['https://a\0b.com', 'unreadable'],
  ])('is refused with its reason: %j', (written, fault) => {
    expect(domain(written)).toEqual({ fault });
  });

  it.each([
    'example.com',
    '',
    'https:example.com',
    'https:/example.com',
    'ftp://example.com',
    'wss://example.com',
    '//a.b',
  ])('needs a protocol of its kind: %j', (written) => {
    expect(domain(written)).toEqual({ fault: 'domainScheme https:// http://' });
  });

  it('is of a socket with wss or ws only', () => {
    expect(domain('wss://a.example.com', 'socket')).toEqual({ domain: 'wss://a.example.com' });
    expect(domain('WS://a.example.com:81', 'socket')).toEqual({ domain: 'ws://a.example.com:81' });
    expect(domain('https://a.example.com', 'socket')).toEqual({ fault: 'domainScheme wss:// ws://' });
    expect(domain('wss://a/b?c', 'socket')).toEqual({ fault: 'domainPath' });
  });

  it('says its name, and whether it stands for the names below', () => {
    expect(nameOfDomain('https://*.example.com:8443')).toEqual({ name: 'example.com', isWildcard: true });
    expect(nameOfDomain('wss://example.com')).toEqual({ name: 'example.com', isWildcard: false });
  });
});

describe('the domains of a mini program', () => {
  const problems = (given: object) => {
    const { error } = AppletDomains.safeParse({ ...none, ...given }, { reportInput: true });
    return fieldMessages((error?.issues ?? []) as FieldIssue[], 'en-US');
  };

  it('are read into the form in which they are kept', () => {
    const given = { ...none, request: ['https://EXÄMPLE.com/'], socket: ['wss://*.example.com'] };
    expect(AppletDomains.parse(given)).toEqual({
      ...none,
      request: ['https://xn--exmple-cua.com'],
      socket: ['wss://*.example.com'],
    });
  });

  it('say at which line what is wrong', () => {
    expect(
      problems({ request: ['https://ok.example.com', 'http://*', 'ok.example.com'], page: ['https://a.b:99999'] }),
    ).toEqual({
      'request.1': 'The asterisk can only be at the beginning, before a domain of yours: *.example.com, for example.',
      'request.2': 'Start with https:// or http://.',
      'page.0': 'Use a port from 1 to 65535, in digits.',
    });
  });

  it('stand once each, in whatever spelling', () => {
    expect(
      problems({ request: ['https://exämple.com', 'https://xn--exmple-cua.com/', 'https://exämple.com:443'] }),
    ).toEqual({
      'request.1': 'This domain is already in the list.',
    });
  });

  it('are as many as are allowed, and no more', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `https://a${at}.example.com`);
    expect(problems({ upload: many(appletDomainsAtMost) })).toEqual({});
    expect(problems({ upload: many(appletDomainsAtMost + 1) })).toEqual({ upload: 'Choose at most 20.' });
  });

  it('are not read where they are too long', () => {
    expect(problems({ download: [`https://${'a'.repeat(100_000)}.com`] })).toEqual({
      'download.0': 'Use at most 300 characters.',
    });
  });
});
