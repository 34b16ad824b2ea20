import { fewestDigits, holdsCardNumber } from '@balcao/contract/card-number';

/** As people read it: decoded, a plus as the blank that it is in a query; what cannot be decoded is taken for blanks. */
const readable = (piece: string): string => {
  const plain = piece.replaceAll('+', ' ');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain.replaceAll(/%.{0,2}/g, ' ');
  }
};

const plain = /^[\x21-\x24\x26-\x7e]*$/;
/** Almost every address: nothing in it is to be decoded, and it has fewer digits than the number of any card. */
const cannotHoldOne = (target: string): boolean =>
  plain.test(target) && target.replaceAll(/\D/g, '').length < fewestDigits;

/** Path and query with three asterisks for every part that holds the number of a card, which is kept nowhere (rule: no-card-numbers). */
export const withoutCardNumbers = (target: string): string =>
  cannotHoldOne(target)
    ? target
    : target
        .split(/([/?&=#;,])/)
        .map((piece) => (holdsCardNumber(piece) || holdsCardNumber(readable(piece)) ? '***' : piece))
        .join('');
