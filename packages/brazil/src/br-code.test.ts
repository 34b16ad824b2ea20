import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrCodeInput, buildBrCode, parseBrCode } from './br-code.ts';
import { crc16 } from './crc16.ts';
import { MONEY_MAX } from './money.ts';

const randomKey = '123e4567-e12b-12d1-a456-426655440000';
const fulano = { merchantName: 'Fulano de Tal', city: 'BRASILIA' };
const staticCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const dynamicCode =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';
const upperCaseCode =
  '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB';

/** A code with the right checksum for any payload. */
const sealed = (body: string) => `${body}6304${crc16(`${body}6304`)}`;
const reasonOf = (text: string) => {
  const code = parseBrCode(text);
  return code.ok ? 'ok' : code.reason;
};

describe('buildBrCode', () => {
  it("writes the manual's static example", () =>
    expect(buildBrCode({ ...fulano, pixKey: randomKey })).toBe(staticCode));

  it('writes a dynamic code that may be paid once', () =>
    expect(buildBrCode({ ...fulano, url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441', oneTime: true })).toBe(
      dynamicCode,
    ));

  it('writes the alphanumeric CNPJ key, amount and txid', () =>
    expect(buildBrCode({ ...fulano, pixKey: '12ABC34501DE35', amount: 1205, txid: 'PED123' })).toBe(
      '00020126360014br.gov.bcb.pix011412ABC34501DE35520400005303986540512.055802BR5913Fulano de Tal6008BRASILIA62100506PED12363040BC1',
    ));

  it.each([
    ['11222333000181', '8FE9'],
    ['+5561912345678', '3FC6'],
    ['12345678909', '0AC2'],
  ])('ends the same code for the key %s in %s', (pixKey, crc) =>
    expect(buildBrCode({ ...fulano, pixKey, amount: 1205, txid: 'PED123' }).slice(-8)).toBe(`6304${crc}`),
  );

  it('folds accents and cuts names to 25 and cities to 15 characters', () => {
    const code = parseBrCode(
      buildBrCode({
        pixKey: randomKey,
        merchantName: 'Açaí & Cia — Pães, Bolos e Salgados',
        city: 'São José do Rio Preto',
      }),
    );
    expect(code).toMatchObject({ merchantName: 'Acai & Cia Paes, Bolos e', city: 'Sao Jose do Rio' });
  });

  it('carries the category of the merchant', () =>
    expect(parseBrCode(buildBrCode({ ...fulano, pixKey: randomKey, mcc: '5812' }))).toMatchObject({ mcc: '5812' }));

  it.each([
    [1, '54040.01'],
    [10, '54040.10'],
    [100, '54041.00'],
    [1_005, '540510.05'],
    [MONEY_MAX, '5412999999999.99'],
  ])('writes %i centavos as %s', (amount, field) =>
    expect(buildBrCode({ ...fulano, pixKey: randomKey, amount })).toContain(`986${field}5802BR`),
  );

  it.each([0, -1, 0.5, 100.5, MONEY_MAX + 1, Number.NaN])('refuses an amount of %d centavos', (amount) =>
    expect(() => buildBrCode({ ...fulano, pixKey: randomKey, amount })).toThrow('amount'),
  );

  it('takes a URL or key of 77 characters and none longer', () => {
    const url = `pix.example.com/${'a'.repeat(61)}`;
    expect(parseBrCode(buildBrCode({ ...fulano, url }))).toMatchObject({ ok: true, url });
    expect(() => buildBrCode({ ...fulano, url: `${url}a` })).toThrow('77');
    expect(() => buildBrCode({ ...fulano, pixKey: 'a'.repeat(78) })).toThrow('77');
  });

  it.each([
    ['an empty key', { ...fulano, pixKey: '' }],
    ['a key with a space', { ...fulano, pixKey: '529 982' }],
    ['a URL with its scheme', { ...fulano, url: 'https://pix.example.com/1' }],
    ['a txid with a hyphen', { ...fulano, pixKey: randomKey, txid: 'PED-123' }],
    ['a txid of 26 characters', { ...fulano, pixKey: randomKey, txid: 'a'.repeat(26) }],
    ['an empty txid', { ...fulano, pixKey: randomKey, txid: '' }],
    ['a category of three digits', { ...fulano, pixKey: randomKey, mcc: '581' }],
    ['a name without a Latin letter', { ...fulano, pixKey: randomKey, merchantName: '北京' }],
    ['an empty city', { ...fulano, pixKey: randomKey, city: ' ' }],
  ] satisfies [string, BrCodeInput][])('refuses %s', (_, input) =>
    expect(() => buildBrCode(input)).toThrow(RangeError),
  );

  it('writes what another library writes', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(randomKey, '12ABC34501DE35', '+5561912345678', '12345678909', 'ana@loja.com.br'),
        fc.integer({ min: 1, max: MONEY_MAX }),
        fc.string({ unit: fc.constantFrom(...'AçÉã &-1 ü'), minLength: 1, maxLength: 40 }).map((name) => `L${name}`),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        (pixKey, amount, merchantName, txid) => {
          const other = generatePixPayload({
            key: pixKey,
            amount: amount / 100,
            merchantName,
            merchantCity: merchantName,
            txid,
          });
          expect(buildBrCode({ pixKey, amount, merchantName, city: merchantName, txid })).toBe(other);
        },
      ),
    ));
});

describe('parseBrCode', () => {
  it('reads the static example', () =>
    expect(parseBrCode(staticCode)).toEqual({ ok: true, pixKey: randomKey, ...fulano, mcc: '0000', oneTime: false }));

  it('reads a dynamic code', () =>
    expect(parseBrCode(dynamicCode)).toEqual({
      ok: true,
      url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
      ...fulano,
      mcc: '0000',
      oneTime: true,
    }));

  it('reads the name of Pix in capitals, a checksum in small letters and spaces around', () => {
    expect(parseBrCode(upperCaseCode)).toMatchObject({ ok: true, merchantName: 'EMPRESA', city: 'SAO PAULO' });
    expect(parseBrCode(` ${dynamicCode.slice(0, -4)}64e4\n`)).toMatchObject({ ok: true });
  });

  it('reads back whatever it built', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MONEY_MAX }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        fc.stringMatching(/^\d{4}$/),
        fc.boolean(),
        (amount, txid, mcc, oneTime) => {
          const said = { ...fulano, pixKey: randomKey, amount, txid, mcc, oneTime };
          expect(parseBrCode(buildBrCode(said))).toEqual({ ok: true, ...said });
        },
      ),
    ));

  it('reads the free text beside the key', () => {
    const template = '0014br.gov.bcb.pix0111123456789090208Cafezinh';
    const code = sealed(`00020126${template.length}${template}5204000053039865802BR5901A6001B62070503***`);
    expect(parseBrCode(code)).toMatchObject({ ok: true, pixKey: '12345678909', description: 'Cafezinh' });
  });

  it.each([
    ['a code that carries the checksum of another', `${staticCode.slice(0, -4)}64E4`],
    ['a damaged code', staticCode.replace('Fulano', 'Fulana')],
  ])('finds a wrong checksum in %s', (_, text) => expect(reasonOf(text)).toBe('wrong-crc'));

  const tail = '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***';
  it('reads the code that the malformed ones below are made from', () =>
    expect(reasonOf(sealed(`00020126330014br.gov.bcb.pix011112345678909${tail}`))).toBe('ok'));

  it.each([
    ['nothing', ''],
    ['ordinary words', 'pague aqui'],
    ['a code cut off', staticCode.slice(0, -3)],
    ['a code that lost a zero at its start', dynamicCode.replace('000201', '00201')],
    ['the same with a checksum made over what is left', sealed(dynamicCode.slice(0, -8).replace('000201', '00201'))],
    [
      'a code whose field 62 says 08 and holds 7, with a right checksum',
      sealed(staticCode.slice(0, -8).replace('6207', '6208')),
    ],
    ['a field that comes twice', sealed(`00020126330014br.gov.bcb.pix011112345678909${tail}5802BR`)],
    ['a template with neither key nor URL', sealed(`00020126180014br.gov.bcb.pix${tail}`)],
    ['a template with key and URL', sealed(`00020126520014br.gov.bcb.pix0111123456789092515pix.example.com${tail}`)],
    ['another country', sealed(`00020126330014br.gov.bcb.pix011112345678909${tail.replace('5802BR', '5802AR')}`)],
    [
      'an amount of zero',
      sealed(`00020126330014br.gov.bcb.pix011112345678909${tail.replace('5802BR', '54040.005802BR')}`),
    ],
    [
      'three decimals',
      sealed(`00020126330014br.gov.bcb.pix011112345678909${tail.replace('5802BR', '54051.0055802BR')}`),
    ],
    [
      'an amount with a comma',
      sealed(`00020126330014br.gov.bcb.pix011112345678909${tail.replace('5802BR', '54041,005802BR')}`),
    ],
    [
      'an amount above the limit',
      sealed(`00020126330014br.gov.bcb.pix011112345678909${tail.replace('5802BR', '54131000000000.005802BR')}`),
    ],
    ['no merchant name', sealed('00020126330014br.gov.bcb.pix0111123456789095204000053039865802BR6008BRASILIA')],
    [
      'a txid with a hyphen in a static code',
      sealed(`00020126330014br.gov.bcb.pix011112345678909${tail.replace('62070503***', '62070503A-1')}`),
    ],
    ['an unknown way of use', sealed(`00020101021326330014br.gov.bcb.pix011112345678909${tail}`)],
  ])('calls %s malformed', (_, text) => expect(reasonOf(text)).toBe('malformed'));

  it('reads a txid with a hyphen in a dynamic code, where the charge has its own', () => {
    const code = parseBrCode(sealed(dynamicCode.slice(0, -8).replace('62070503***', '62070503A-1')));
    expect(code).toMatchObject({ ok: true, url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441' });
    expect(code).not.toHaveProperty('txid');
  });

  it('tells a code of another arrangement and of another currency', () => {
    expect(reasonOf(sealed(`00020126280015com.example.pay0105abcde${tail}`))).toBe('not-pix');
    expect(reasonOf(sealed(`000201${tail}`))).toBe('not-pix');
    expect(reasonOf(sealed(`00020126330014br.gov.bcb.pix011112345678909${tail.replace('986', '840')}`))).toBe(
      'not-brl',
    );
  });

  it('takes a zero in a dynamic code for no amount, because the charge decides it', () => {
    const code = parseBrCode(
      sealed(`00020126370014br.gov.bcb.pix2515pix.example.com${tail.replace('5802BR', '54040.005802BR')}`),
    );
    expect(code).toMatchObject({ ok: true, url: 'pix.example.com' });
    expect(code).not.toHaveProperty('amount');
  });

  it('never throws, and notices any one changed character', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(reasonOf(text)).toBe('malformed')));
    fc.assert(
      fc.property(fc.nat(staticCode.length - 5), fc.stringMatching(/^[A-Za-z0-9]$/), (place, character) => {
        fc.pre(staticCode[place] !== character);
        expect(reasonOf(staticCode.slice(0, place) + character + staticCode.slice(place + 1))).not.toBe('ok');
      }),
    );
  });
});
