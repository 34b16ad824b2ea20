import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { cardCallbackPath } from './card-config.ts';

const given = {
  CARD_URL: 'https://api.cielo.example/',
  CARD_QUERY_URL: 'https://apiquery.cielo.example',
  CARD_MERCHANT_ID: '8937bd5b-9796-494d-9fe5-f76b3e4da633',
  CARD_MERCHANT_KEY: 'K'.repeat(40),
};
const read = (change: Record<string, string | undefined> = {}) =>
  readConfig({ ...given, ...change } as Record<string, string>, '/').card;

it('takes what the acquirer gave, and is off without any of it', () => {
  expect(read({ CARD_CALLBACK_HEADER: 'X-Balcao: segredo' })).toEqual({
    url: 'https://api.cielo.example',
    queryUrl: 'https://apiquery.cielo.example',
    merchantId: given.CARD_MERCHANT_ID,
    merchantKey: given.CARD_MERCHANT_KEY,
    callbackProof: { header: 'x-balcao', value: 'segredo' },
    answerMs: 20_000,
    pauseMs: 5_000,
  });
  expect(readConfig({}, '/').card).toBeUndefined();
});

it.each([
  ['CARD_URL', 'http://api.cielo.example', 'CARD_URL must be an address like https://'],
  ['CARD_MERCHANT_ID', '12', 'CARD_MERCHANT_ID must be the MerchantId'],
  ['CARD_MERCHANT_KEY', 'short', 'CARD_MERCHANT_KEY must be the MerchantKey'],
  ['CARD_ANSWER_SECONDS', '0', 'CARD_ANSWER_SECONDS must be a number'],
  ['CARD_PAUSE_SECONDS', '61', 'CARD_PAUSE_SECONDS must be a number'],
  ['CARD_CALLBACK_HEADER', 'nothing', 'CARD_CALLBACK_HEADER must be a header'],
])('says what is wrong with %s', (name, value, sentence) => {
  expect(() => read({ [name]: value })).toThrow(sentence);
});

it('names what is missing, and repeats no key', () => {
  expect(() => read({ CARD_MERCHANT_KEY: undefined })).toThrow('CARD_MERCHANT_KEY is missing while CARD_URL is set');
  expect(() => read({ CARD_MERCHANT_KEY: 'curta' })).not.toThrow('curta');
});

/** As an operator runs it. Each is a process of its own, which takes seconds while the machine is at other work. */
const run = (env: Record<string, string>) =>
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../card-address.ts')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
const startMs = 60_000;

it('prints the address that the acquirer is to call', { timeout: startMs }, () => {
  const card = read() ?? expect.unreachable();
  const address = cardCallbackPath(card);
  expect(address).toMatch(/^\/rail\/card\/[\w-]{43}$/);
  expect(run({ ...given, PUBLIC_BASE_URL: 'https://balcao.example' })).toBe(`https://balcao.example${address}\n`);
});

it('prints none where no acquirer is configured, and says why', { timeout: startMs }, () => {
  expect(() => run({})).toThrow('CARD_URL is not set');
});

it('has an address of its own for each key, which does not show the key', () => {
  const addressOf = (key: string) => cardCallbackPath(read({ CARD_MERCHANT_KEY: key }) ?? expect.unreachable());
  const key = given.CARD_MERCHANT_KEY;
  expect(addressOf(key)).toBe(addressOf(key));
  expect(addressOf('L'.repeat(40))).not.toBe(addressOf(key));
  expect(addressOf(key)).not.toContain(key);
});
