import { expect, it } from 'vitest';
import { chargeCodeAt } from './charge-code.ts';

const ask = { merchantName: 'Fulano de Tal', merchantNumber: '1000000000' };
// The example of the Central Bank's document, whose CRC is 64E4.
const vector =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';

it('the code of a charge is made of its address, with or without the scheme', () => {
  const location = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441';
  expect(chargeCodeAt(location, ask)).toBe(vector);
  expect(chargeCodeAt(`https://${location}`, ask)).toBe(vector);
});

it('carries as long an address as the document allows, and no longer', () => {
  expect(chargeCodeAt('x'.repeat(77), ask)).toContain(`26990014br.gov.bcb.pix2577${'x'.repeat(77)}`);
  expect(() => chargeCodeAt('x'.repeat(78), ask)).toThrow(RangeError);
});
