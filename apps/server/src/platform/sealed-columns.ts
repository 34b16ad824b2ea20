/** A column of sealed values. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The field of a JSON object that is sealed, where the column is one. */
  readonly field?: string;
}

/**
 * Every column that holds sealed values: those whose name says so, and two that hold other things too. Files are encrypted
 * with a key each, which stands sealed in `upload` and `export`.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'platform_key', column: 'sealed_private_key' },
  { table: 'platform_authority', column: 'sealed_private_key' },
  { table: 'staff', column: 'sealed_offer' },
  { table: 'staff', column: 'sealed_secret' },
  { table: 'factor', column: 'sealed_offer' },
  { table: 'factor', column: 'sealed_secret' },
  { table: 'webhook_endpoint', column: 'sealed_secret' },
  { table: 'webhook_endpoint', column: 'previous_sealed_secret' },
  { table: 'webhook_listener', column: 'sealed_secret' },
  { table: 'push_device', column: 'sealed_subscription' },
  { table: 'push_key', column: 'sealed_private_key' },
  { table: 'customer', column: 'sealed_identity' },
  { table: 'customer_address', column: 'sealed_delivery' },
  { table: 'payout_destination', column: 'sealed' },
  { table: 'withdrawal', column: 'sealed' },
  { table: 'review', column: 'sealed_form' },
  { table: 'review_draft', column: 'sealed_values' },
  { table: 'upload', column: 'sealed_key' },
  { table: 'export', column: 'sealed_key' },
  { table: 'order', column: 'sealed_debtor' },
  { table: 'open_request', column: 'sealed_lines' },
  // Unreadable messages of a Pix provider; messages of the sandbox's rails are not sealed.
  { table: 'rail_notification', column: 'body' },
  // The remembered answer to a call that made the secret of a webhook, or a key of the tool.
  { table: 'idempotency', column: 'reply', field: 'sealedSecret' },
];
