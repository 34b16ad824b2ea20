import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';

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

it('prints the address that the acquirer is to call, which does not show the key', () => {
  const run = (env: Record<string, string>) =>
    execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../card-address.ts')], {
      env: { PATH: process.env.PATH ?? '', ...env },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const printed = run({ ...given, PUBLIC_BASE_URL: 'https://balcao.example' });
  expect(printed).toMatch(/^https:\/\/balcao\.example\/rail\/card\/[\w-]{43}\n$/);
  expect(run({ ...given, PUBLIC_BASE_URL: 'https://balcao.example' })).toBe(printed);
  expect(run({ ...given, CARD_MERCHANT_KEY: 'L'.repeat(40) })).not.toContain(printed.trim().split('/').at(-1));
  expect(() => run({})).toThrow('CARD_URL is not set');
});
