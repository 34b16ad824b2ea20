/** Refusals with an explanation of their own; any other is explained by what the answer said. */
const explained = [
  'signature_missing',
  'signature_wrong',
  'certificate_unknown',
  'certificate_expired',
  'certificate_revoked',
  'nonce_used',
  'timestamp_off',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'form_invalid',
  'body_malformed',
  'not_found',
  'path_unknown',
  'too_many_requests',
] as const;

/** Refusals that the list names in a few words. */
const named = [
  ...explained,
  'idempotency_in_flight',
  'content_type_wrong',
  'state_forbids',
  'order_number_used',
  'order_not_paid',
  'product_inactive',
  'product_blocked',
  'method_inactive',
  'not_certified',
  'refund_number_used',
  'broadcast_number_used',
  'channel_server_off',
  'broadcasts_today',
  'refund_exceeds_order',
  'refunds_full',
  'refund_too_late',
  'balance_insufficient',
  'hold_exceeded',
  'bill_not_ready',
] as const;

const oneOf = <N extends string>(names: readonly N[], refusal: string): N | undefined =>
  names.find((name) => name === refusal);

/** The key of a refusal's few words. */
export const reasonKey = (refusal: string): (typeof named)[number] | 'other' => oneOf(named, refusal) ?? 'other';

/** The key of a refusal's explanation; undefined where it has none of its own. */
export const wayKey = (refusal: string): (typeof explained)[number] | undefined => oneOf(explained, refusal);
