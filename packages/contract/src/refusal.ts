/**
 * Every refusal of the product, in one table (design §3, specification §7).
 * `code`: what the envelope carries. `http`: the status for merchants' servers; the web faces answer 200 but for transport rows.
 * `shown`: what the web does with it. The texts stand in refusal-texts.ts, in four languages.
 */
export interface RefusalRow {
  readonly code: number;
  readonly http: number;
  readonly shown: 'toast' | 'login' | 'tips' | 'modal';
  /** The transport itself refuses: every face answers with the HTTP status of the row. */
  readonly transport?: true;
}

export const refusals = {
  form_invalid: { code: 1000, http: 422, shown: 'toast' },
  credentials_wrong: { code: 1002, http: 403, shown: 'toast' },
  account_locked: { code: 1002, http: 403, shown: 'toast' },
  password_wrong: { code: 1002, http: 403, shown: 'toast' },
  passkey_wrong: { code: 1002, http: 403, shown: 'toast' },
  factor_wrong: { code: 2000, http: 403, shown: 'toast' },
  proof_missing: { code: 2000, http: 403, shown: 'toast' },
  captcha_wrong: { code: 2000, http: 403, shown: 'toast' },
  captcha_too_soon: { code: 2000, http: 429, shown: 'toast' },
  already_exists: { code: 13006, http: 409, shown: 'toast' },
  order_number_used: { code: 13006, http: 409, shown: 'toast' },
  certificate_exists: { code: 13006, http: 409, shown: 'toast' },
  state_forbids: { code: 13014, http: 409, shown: 'toast' },
  order_not_payable: { code: 13014, http: 409, shown: 'toast' },
  not_certified: { code: 13014, http: 403, shown: 'toast' },
  code_expired: { code: 13014, http: 409, shown: 'toast' },
  code_taken: { code: 13014, http: 409, shown: 'toast' },
  chat_account_unbound: { code: 13014, http: 409, shown: 'toast' },
  chat_account_taken: { code: 13006, http: 409, shown: 'toast' },
  chat_account_same: { code: 13006, http: 409, shown: 'toast' },
  wallet_inactive: { code: 13014, http: 409, shown: 'toast' },
  real_name_missing: { code: 13014, http: 409, shown: 'toast' },
  review_claimed: { code: 13014, http: 409, shown: 'toast' },
  second_person: { code: 13014, http: 403, shown: 'toast' },
  invitation_expired: { code: 13014, http: 409, shown: 'toast' },
  invitation_used: { code: 13014, http: 409, shown: 'toast' },
  invitation_for_another: { code: 13014, http: 403, shown: 'toast' },
  member_already: { code: 13006, http: 409, shown: 'toast' },
  role_off: { code: 13014, http: 409, shown: 'toast' },
  rights_exceeded: { code: 13014, http: 403, shown: 'toast' },
  last_admin: { code: 13014, http: 409, shown: 'toast' },
  own_access: { code: 13014, http: 403, shown: 'toast' },
  preview_only: { code: 13014, http: 403, shown: 'toast' },
  document_empty: { code: 1000, http: 422, shown: 'toast' },
  document_too_large: { code: 1000, http: 413, shown: 'toast' },
  documents_full: { code: 13014, http: 403, shown: 'toast' },
  picture_wrong: { code: 1000, http: 422, shown: 'toast' },
  certificates_full: { code: 13014, http: 409, shown: 'toast' },
  balance_insufficient: { code: 13016, http: 409, shown: 'toast' },
  not_found: { code: 13018, http: 404, shown: 'toast' },
  changed_elsewhere: { code: 13019, http: 409, shown: 'toast' },

  session_missing: { code: 401, http: 401, shown: 'login', transport: true },
  session_ended: { code: 1030102, http: 401, shown: 'login', transport: true },
  factor_missing: { code: 401, http: 401, shown: 'login', transport: true },
  role_changed: { code: 403, http: 403, shown: 'tips' },
  permission_missing: { code: 1030403, http: 403, shown: 'modal' },
  team_missing: { code: 1030404, http: 403, shown: 'modal' },
  too_many_requests: { code: 1030429, http: 429, shown: 'modal', transport: true },

  signature_missing: { code: 1040100, http: 401, shown: 'modal', transport: true },
  signature_wrong: { code: 1040101, http: 401, shown: 'modal', transport: true },
  certificate_unknown: { code: 1040102, http: 401, shown: 'modal', transport: true },
  certificate_expired: { code: 1040103, http: 401, shown: 'modal', transport: true },
  certificate_revoked: { code: 1040104, http: 401, shown: 'modal', transport: true },
  nonce_used: { code: 1040105, http: 401, shown: 'modal', transport: true },
  timestamp_off: { code: 1040106, http: 401, shown: 'modal', transport: true },
  idempotency_key_missing: { code: 1040001, http: 400, shown: 'modal' },
  idempotency_key_reused: { code: 1040002, http: 422, shown: 'modal' },
  idempotency_in_flight: { code: 1040003, http: 409, shown: 'modal' },

  body_malformed: { code: 1040010, http: 400, shown: 'modal', transport: true },
  body_duplicate_key: { code: 1040011, http: 400, shown: 'modal', transport: true },
  body_too_deep: { code: 1040012, http: 400, shown: 'modal', transport: true },
  body_not_utf8: { code: 1040013, http: 400, shown: 'modal', transport: true },
  body_bad_text: { code: 1040014, http: 400, shown: 'modal', transport: true },
  body_bad_number: { code: 1040015, http: 400, shown: 'modal', transport: true },
  body_too_large: { code: 413, http: 413, shown: 'modal', transport: true },
  host_unknown: { code: 421, http: 421, shown: 'modal', transport: true },
  content_type_wrong: { code: 415, http: 415, shown: 'modal', transport: true },
  path_unknown: { code: 404, http: 404, shown: 'modal', transport: true },
  request_malformed: { code: 400, http: 400, shown: 'modal', transport: true },
  unavailable: { code: 503, http: 503, shown: 'modal', transport: true },
  unexpected: { code: 500, http: 500, shown: 'modal', transport: true },
} as const satisfies Record<string, RefusalRow>;

export type RefusalName = keyof typeof refusals;
export const isRefusalName = (name: unknown): name is RefusalName =>
  typeof name === 'string' && Object.hasOwn(refusals, name);
