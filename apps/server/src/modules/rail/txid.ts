import { randomInt } from 'node:crypto';
import { randomCharacters } from '../../platform/ids.ts';

const firstMs = Date.UTC(2020, 0);
const mark = 'V';

/**
 * What a rail knows a charge by, and what the link to pay it carries: 32 characters, of which 25 are random (129 bits), so one's own charge does not
 * help to guess others. The first six say the second at which it was made, for an index that grows at its end. It ends with a digit. In capitals
 * alone, as a provider may not tell small letters apart.
 */
export const newTxid = (now: Date): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - firstMs) / 1000));
  return `${seconds.toString(36).toUpperCase().padStart(6, '0')}${randomCharacters(25)}${randomInt(10)}`;
};

/**
 * The txid of a charge with a due date. Providers keep these apart from charges that are paid at once, and it is the txid alone that
 * many know a charge by: so it says which of the two it is.
 */
export const dueTxid = (txid: string): string => `${txid}${mark}`;
export const isDueTxid = (txid: string): boolean => txid.endsWith(mark);
