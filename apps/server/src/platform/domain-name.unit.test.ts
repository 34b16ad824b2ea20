import { readDomain } from '@balcao/contract/applet-domain';
import { describe, expect, it } from 'vitest';
import { nameFault } from './domain-name.ts';

describe('the name of a legal domain', () => {
  it.each([
    'https://example.com',
    'https://*.example.com',
    'https://example.com.br',
    'https://*.example.com.br:8443',
    'https://*.prefeitura.sp.gov.br',
    'https://github.io',
    'https://shop.github.io',
    'https://*.shop.github.io',
    'https://xn--exmple-cua.com',
    'https://*.xn--e1afmkfd.xn--p1ai',
    'https://cafe.example',
  ])('can be the own name of somebody: %s', (domain) => {
    expect(nameFault(domain)).toBeUndefined();
  });

  it.each([
    'https://*.com.br',
    'https://com.br',
    'https://com.br:8080',
    'https://*.sp.gov.br',
    'https://*.co.uk',
    'https://*.github.io',
    'https://*.s3.amazonaws.com',
    'https://*.a.ck',
  ])('is no public suffix: %s', (domain) => {
    expect(nameFault(domain)).toBe('domainSuffix');
  });

  it('is no public suffix in the letters of another alphabet either', () => {
    const read = readDomain('request', 'https://*.個人.香港');
    expect('domain' in read && nameFault(read.domain)).toBe('domainSuffix');
  });

  it.each(['https://xn--a.com', 'https://a.xn--zzzzzzzz.com'])(
    'can be decoded where it says it is encoded: %s',
    (domain) => {
      expect(nameFault(domain)).toBe('domainForm');
    },
  );
});
