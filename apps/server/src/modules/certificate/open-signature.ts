import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { headerIssue, headerProblems } from '@balcao/contract/open-header';
import { requestLines } from '@balcao/contract/open-signature';
import type { FastifyRequest } from 'fastify';
import type { MerchantActor } from '../../platform/actor.ts';
import { targetOf } from '../../platform/address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { together } from '../../platform/together.ts';
import { type SignatureFields, signatureFieldsOf } from './authorization-header.ts';
import { findCertificate, forgetNonces, type NonceAsk, type NonceUse, useNonces } from './certificate.repository.ts';
import type { LastUses } from './last-uses.ts';

const toleranceSeconds = 300;
/** Longer than a call can be replayed within the tolerance: five minutes early, five minutes late. */
const nonceLifeMs = 15 * 60_000;
const identitiesKept = 10_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly lastUses: Pick<LastUses, 'note'>;
  readonly merchantIdOf: (queries: Queries, merchantNumber: string) => Promise<string | undefined>;
}

/** What never changes about a certificate: whose it is and its key. Whether it may be used is asked at every call. */
interface Identity {
  readonly merchantId: string;
  readonly key: KeyObject;
}

const isSigned = (request: FastifyRequest, fields: SignatureFields, key: KeyObject): boolean => {
  const { timestamp, nonce } = fields;
  const target = targetOf(request);
  const lines = requestLines({ method: request.method, target, timestamp, nonce, body: request.rawBody });
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(digest, Buffer.from(lines), key, Buffer.from(fields.signature, 'base64'));
};

/**
 * Five minutes either way of the product's time; also of the machine's, which differs only where the sandbox has moved its clock:
 * the clocks of merchants' servers do not move with it.
 */
const isTimely = (clock: Clock, timestamp: string): boolean => {
  const ahead = clock.now().getTime() / 1000 - Number(timestamp);
  return Math.min(Math.abs(ahead), Math.abs(ahead - clock.aheadSeconds())) <= toleranceSeconds;
};

const refuseUse = ({ valid, revoked, fresh }: NonceUse): void => {
  if (revoked) refuse('certificate_revoked');
  if (!valid) refuse('certificate_expired');
  if (!fresh) refuse('nonce_used');
};

/** @throws Refusal `signature_missing`: of a header that is there and cannot be read it names the fields, and none of their values. */
const fieldsOf = ({ headers }: FastifyRequest): SignatureFields => {
  const fields = signatureFieldsOf(headers);
  if (fields) return fields;
  const { authorization } = headers;
  throw new Refusal('signature_missing', {
    issues: authorization ? headerProblems(authorization).map(headerIssue) : [],
  });
};

/**
 * Finds out which merchant's server is calling (promises W1 to W3): a signature over the exact text received, by a certificate of
 * that very merchant that may be used at this moment, not older than five minutes and never seen before. The nonce is recorded
 * only after the signature has proven itself, so strangers cannot use up a merchant's nonces.
 */
export const createMerchantAuthenticator = ({ db, clock, jobs, lastUses, merchantIdOf }: Needs) => {
  const identities = new Map<string, Identity>();
  const useTogether = together((asks: readonly NonceAsk[]) => useNonces(db, asks, clock.now()));
  jobs.every(60, 'certificate.nonces', () => forgetNonces(db, new Date(clock.now().getTime() - nonceLifeMs)));

  const load = async ({ merchant, serial }: SignatureFields): Promise<Identity> => {
    const merchantId = (await merchantIdOf(db, merchant)) ?? refuse('certificate_unknown');
    const row = (await findCertificate(db, merchantId, serial)) ?? refuse('certificate_unknown');
    if (identities.size >= identitiesKept) identities.clear();
    const identity = { merchantId, key: new X509Certificate(row.pem).publicKey };
    identities.set(`${merchant} ${serial}`, identity);
    return identity;
  };

  /** Undefined when the certificate that was remembered is no longer there. */
  const authenticate = async (
    request: FastifyRequest,
    fields: SignatureFields,
    { merchantId, key }: Identity,
  ): Promise<MerchantActor | undefined> => {
    if (!isSigned(request, fields, key)) refuse('signature_wrong');
    const { serial, nonce } = fields;
    const use = await useTogether({ merchantId, serial, nonce });
    if (!use) return undefined;
    refuseUse(use);
    lastUses.note(merchantId, serial, clock.now());
    return { kind: 'merchant', ownerId: merchantId, merchantId, serial };
  };

  return async (request: FastifyRequest): Promise<MerchantActor> => {
    const fields = fieldsOf(request);
    if (!isTimely(clock, fields.timestamp)) refuse('timestamp_off');
    const known = identities.get(`${fields.merchant} ${fields.serial}`);
    const actor = known && (await authenticate(request, fields, known));
    return actor ?? (await authenticate(request, fields, await load(fields))) ?? refuse('certificate_unknown');
  };
};
