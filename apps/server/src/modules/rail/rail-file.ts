import type { FileLineKind } from '@balcao/contract/ledger-reconciliation';
/** What a rail says of one movement of money on a day: the amount in centavos, the instant UTC. */
export interface RailMovement {
  readonly kind: FileLineKind;
  /** The end-to-end id of a payment; the key under which money was given back or paid out. */
  readonly id: string;
  /** The txid of a payment, the end-to-end id of what was given back, the bank's own number of a payout. */
  readonly reference: string;
  readonly amount: number;
  readonly at: Date;
}

/** A day's file in the form of docs/operating.md; with only its header when there were no movements. */
export const railFileOf = (movements: readonly RailMovement[]): string =>
  [
    'kind,id,reference,amount,at',
    ...movements.map(({ kind, id, reference, amount, at }) =>
      [kind, id, reference, amount, at.toISOString()].join(','),
    ),
    '',
  ].join('\n');
