/** Rows of a table that transactions about money lock, and by which columns one of them is known. */
export interface LockedTable {
  readonly table: string;
  readonly key: readonly string[];
  /** A new row waits for another with the same key: inserting it is a lock, too. */
  readonly insertWaits?: true;
  /** One transaction locks several in the order of their keys. */
  readonly inKeyOrder?: true;
}

/**
 * The order in which every transaction about money locks rows, from the first to the last (docs/lock-order.md). A transaction that needs a
 * row of an earlier table takes it before any of a later one: so there are no deadlocks, and PostgreSQL does not abort a transaction.
 */
export const lockOrder: readonly LockedTable[] = [
  { table: 'staff', key: ['id'], inKeyOrder: true },
  { table: 'staff_session', key: ['id'] },
  { table: 'session', key: ['id'] },
  { table: 'member', key: ['merchant_id', 'account_id'] },
  { table: 'role', key: ['merchant_id', 'id'] },
  { table: 'idempotency', key: ['owner_id', 'endpoint', 'key'], insertWaits: true },
  { table: 'approval', key: ['session_id', 'content_hash'] },
  { table: 'team', key: ['merchant_id'] },
  { table: 'rail_notification', key: ['rail', 'event_id'], insertWaits: true },
  { table: 'reversal_request', key: ['merchant_id', 'id'] },
  { table: 'setting_request', key: ['merchant_id', 'id'] },
  { table: 'automatic_withdrawal', key: ['merchant_id'] },
  { table: 'payout_destination', key: ['merchant_id', 'id'] },
  { table: 'preauth', key: ['merchant_id', 'order_number'] },
  { table: 'order', key: ['txid'], inKeyOrder: true },
  { table: 'dispute', key: ['merchant_id', 'number'] },
  { table: 'unexpected_payment', key: ['merchant_id', 'end_to_end_id'] },
  { table: 'refund', key: ['number'], insertWaits: true },
  { table: 'withdrawal', key: ['merchant_id', 'number'], inKeyOrder: true },
  { table: 'withdrawal_day', key: ['merchant_id', 'day'], insertWaits: true, inKeyOrder: true },
  { table: 'settlement', key: ['merchant_id', 'day', 'method'], insertWaits: true },
  { table: 'instalment', key: ['merchant_id', 'order_number', 'sequence'] },
  { table: 'ledger.balance', key: ['merchant_id', 'bucket'], insertWaits: true, inKeyOrder: true },
  { table: 'log_head', key: ['merchant_id'], insertWaits: true },
];

/** Balances of one merchant are locked in this order, which is `ledger.balance_place` in the database. */
export const balanceOrder: readonly string[] = ['available', 'reserve', 'refunding', 'withdrawing', 'dispute', 'debt'];
