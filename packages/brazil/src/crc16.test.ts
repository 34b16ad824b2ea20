import { expect, it } from 'vitest';
import { crc16 } from './crc16.ts';

it.each([
  ['123456789', '29B1'],
  ['', 'FFFF'],
])('gives the published check value of %j', (text, crc) => expect(crc16(text)).toBe(crc));

it.each([
  [
    "the manual's static example",
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
    '1D3D',
  ],
  [
    'a code that its bank printed without a zero at its start, which spoils the checksum it carries',
    '0020101021226990014br.gov.bcb.pix2577qrcode.pix.bancobmg.com.br/qrs1/01mWFiCMHqRMdrkzWFWazsiurgfoqpsJFbuXx3IcpRqfj52040000530398654040.015802BR5917JEFFERSON F SOUZA6009SAO PAULO62290525QRS1-F5CMMUTDLOVWF8UBT7Q46304',
    '2E7D',
  ],
  [
    'an example whose documentation says E3A2 by mistake',
    '00020126360014BR.GOV.BCB.PIX0114+5561999999999520400005303986540510.005802BR5913FULANO DE TAL6008BRASILIA62070503***6304',
    'B15A',
  ],
])('is right for %s', (_, text, crc) => expect(crc16(text)).toBe(crc));

it('keeps a zero in front: a checksum of three digits makes a code that banks refuse', () =>
  expect(
    crc16(
      '00020126730014br.gov.bcb.pix0136e57b119f-3f91-4734-93f0-29d6a9c02b0a0211CestaLivres520400005303986540522.005802BR5913Milena Savini6009Sao Paulo622605221wDQuczihqxiuSkkkLu0aS6304',
    ),
  ).toBe('0EA9'));
