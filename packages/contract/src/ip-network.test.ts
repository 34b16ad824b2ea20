import { describe, expect, it } from 'vitest';
import { isWithin, readNetwork } from './ip-network.ts';

describe('an address or block of the internet', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7/32 ', '203.0.113.7'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['2001:db8::ffff/32', '2001:db8::/32'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
  ])('%s is kept as %s', (written, network) => {
    expect(readNetwork(written)).toEqual({ network });
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/08',
    '1.2.3.4/',
    'fe80::1%eth0',
    '::1/129',
    ':::',
    'a.b.c.d',
    '0x7f.1',
  ])('%s is none', (written) => {
    expect(readNetwork(written)).toEqual({ fault: 'networkForm' });
  });

  it.each(['0.0.0.0/0', '::/0', '::ffff:0.0.0.0/96'])('%s would be every address', (written) => {
    expect(readNetwork(written)).toEqual({ fault: 'networkAny' });
  });
});

describe('what is within', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.0/24', '::ffff:203.0.113.9', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['203.0.113.7', '2001:db8::1', false],
    ['203.0.113.7', 'unknown', false],
  ])('%s: %s: %s', (network, address, is) => {
    expect(isWithin([network], address)).toBe(is);
  });
});
