/** The columns of a statement that leaves the house as a sheet. */
export const statementColumns = [
  ...['at', 'sequence', 'movement', 'order', 'ownNumber', 'refund', 'settlement', 'withdrawal', 'direction'],
  ...['amount', 'balance'],
] as const;
export type StatementColumn = (typeof statementColumns)[number];
