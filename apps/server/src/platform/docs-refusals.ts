import type { Access, Endpoint } from '@balcao/contract/endpoint';
import { type RefusalName, refusals } from '@balcao/contract/refusal';
import { refusalText } from '@balcao/contract/refusal-texts';

const ofSignature: readonly RefusalName[] = [
  'signature_missing',
  'signature_wrong',
  'certificate_unknown',
  'certificate_expired',
  'certificate_revoked',
  'nonce_used',
  'timestamp_off',
  'authorization_twice',
];
const ofSession: readonly RefusalName[] = ['session_missing', 'session_ended', 'role_changed'];
const ofKeys: readonly RefusalName[] = ['idempotency_key_missing', 'idempotency_key_reused', 'idempotency_in_flight'];
const ofBodies: readonly RefusalName[] = [
  'body_malformed',
  'body_duplicate_key',
  'body_bad_number',
  'body_bad_text',
  'body_not_utf8',
  'body_too_deep',
  'body_too_large',
  'content_type_wrong',
];

/** What a call is refused with that does not show, or does not have, what the endpoint asks for. */
const ofAccess = (access: Access): readonly RefusalName[] => {
  if (access === 'merchant') return ofSignature;
  if (access === 'applet') return ['access_token_wrong', 'address_not_allowed'];
  if (access === 'uploadKey') return ['upload_key_wrong', 'address_not_allowed'];
  if (access === 'public' || access === 'sandbox' || access === 'requester') return [];
  if (access === 'superAdmin' || (typeof access === 'object' && 'menu' in access))
    return [...ofSession, 'team_missing', 'permission_missing'];
  return typeof access === 'object' ? [...ofSession, 'permission_missing'] : ofSession;
};

/** Everything that an endpoint may refuse, also what all of its kind do. */
const refusalsOf = (target: Endpoint): readonly RefusalName[] => [
  ...new Set<RefusalName>([
    ...target.refusals,
    ...(target.params || target.query || target.body ? (['form_invalid'] as const) : []),
    ...(target.idempotency ? ofKeys : []),
    ...(target.body ? ofBodies : []),
    ...(target.method === 'GET' ? (['body_not_allowed'] as const) : []),
    ...ofAccess(target.access),
    'too_many_requests',
    'unavailable',
  ]),
];

const refused = { 'application/json': { schema: { $ref: '#/components/schemas/RefusedEnvelope' } } };

/** HTTP status → which refusals come with it. */
const responsesOf = (target: Endpoint): Record<string, unknown> => {
  const byStatus = Map.groupBy(refusalsOf(target), (name) => refusals[name].http);
  const lineOf = (name: RefusalName) => `\`${name}\` (${refusals[name].code}): ${refusalText(name, 'en-US')}`;
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: names.map(lineOf).join('\n\n'), content: refused }]),
  );
};

/** Adds what an endpoint may refuse to what the document says of it. */
export const withRefusals = (schema: Record<string, unknown>, target: Endpoint): Record<string, unknown> => ({
  ...schema,
  response: { ...(schema.response as object | undefined), ...responsesOf(target) },
});
