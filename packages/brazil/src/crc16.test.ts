import { expect, it } from 'vitest';
import { crc16 } from './crc16.ts';

it.each([
  ['123456789', '29B1'],
  ['', 'FFFF'],
])('gives the published check value of %j', (text, crc) => expect(crc16(text)).toBe(crc));

const codeFor = (template: string) =>
  `000201${template}520400005303986540512.055802BR5913Fulano de Tal6008BRASILIA62100506PED1236304`;

it.each([
  [
    "the manual's static example",
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
    '1D3D',
  ],
  ['a key that is a numeric CNPJ', codeFor('26360014br.gov.bcb.pix011411222333000181'), '8FE9'],
  ['a key that is a telephone number', codeFor('26360014br.gov.bcb.pix0114+5561912345678'), '3FC6'],
])('is right for %s', (_, text, crc) => expect(crc16(text)).toBe(crc));

it('keeps a zero in front: a checksum of three digits makes a code that banks refuse', () => {
  expect(crc16(codeFor('26330014br.gov.bcb.pix011112345678909'))).toBe('0AC2');
  expect(crc16(codeFor('26360014br.gov.bcb.pix011412ABC34501DE35'))).toBe('0BC1');
});
