import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';

type Which = Pick<UnexpectedPaymentRow, 'method' | 'endToEndId'>;

/** The same of every rail's file: what it tells of under this id agrees with what stands in the ledger (docs/decisions/023). */
export const arrivalCause = ({ method, endToEndId }: Which) => `rail:${method}:payment:${endToEndId}` as const;

/** Its return by the key that the rail's file names, too: ours, or that of a bank which gave it back by itself. */
export const returnCause = ({ method, endToEndId }: Which, key = `A${endToEndId}`) =>
  `rail:${method}:return:${key}` as const;
