/** The columns of a statement that is downloaded as a sheet. */
export const statementColumns = [
  ...['at', 'sequence', 'movement', 'order', 'ownNumber', 'refund', 'settlement', 'withdrawal', 'direction'],
  // At the end: programs of merchants read the columns of a file by their place.
  ...['amount', 'balance', 'scene', 'count'],
] as const;
export type StatementColumn = (typeof statementColumns)[number];
