/** No other txid of ours has a letter. */
const mark = 'V';

/**
 * The txid of a charge with a due date. Providers keep these apart from charges that are paid at once, and it is the txid alone that
 * many know a charge by: so it says which of the two it is.
 */
export const dueTxid = (txid: string): string => `${txid}${mark}`;
export const isDueTxid = (txid: string): boolean => txid.endsWith(mark);
