import type { Posting } from '../ledger/ledger.service.ts';

/** Settled: so many centavos that were paid are at the merchant's hand from now on. */
export const settled = (net: number): Posting[] => [{ from: 'pending', to: 'available', amount: net }];

/** The natural key of a part of a settlement. */
export const settledCauseOf = (number: string, part: number) => `settlement:${number}:${part}` as const;
