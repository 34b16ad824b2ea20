import { buildBrCode } from '@balcao/brazil/br-code';

/** A BR Code needs a city; that of a charge decides nothing, so it is the one where the Central Bank keeps Pix. */
const city = 'BRASILIA';
const hasPlainLetters = (name: string): boolean => /[A-Za-z0-9]/.test(name.normalize('NFD'));

/**
 * The code of a charge that stands at an address, to be paid once: what the charge itself says is what must be paid, the amount in
 * centavos is a hint.
 * @throws RangeError where the address is longer than a code can carry.
 */
export const chargeCodeAt = (
  address: string,
  { merchantName, merchantNumber }: { readonly merchantName: string; readonly merchantNumber: string },
  amount?: number,
): string =>
  buildBrCode({
    url: address.replace(/^https?:\/\//i, ''),
    ...(amount === undefined ? {} : { amount }),
    // Readers of BR Codes know plain letters only; a name that has none is told by its number.
    merchantName: hasPlainLetters(merchantName) ? merchantName : merchantNumber,
    city,
    oneTime: true,
  });
