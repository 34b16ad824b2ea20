import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { requestLines } from '@balcao/contract/open-signature';
import type { FastifyRequest } from 'fastify';
import type { MerchantActor } from '../../platform/actor.ts';
import { targetOf } from '../../platform/address.ts';
import { batched } from '../../platform/batching.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { type SignatureFields, signatureFieldsOf } from './authorization-header.ts';
import type { CallAdmission } from './call-admission.ts';
import { findCertificate, forgetNonces, type NonceAsk, type NonceUse, useNonces } from './certificate.repository.ts';
import type { CertificateIdentity, KnownCertificates } from './known-certificates.ts';
import type { LastUses } from './last-uses.ts';
import type { SignedCalls } from './signed-calls.service.ts';

/** Longer than a call can be replayed within the tolerance of its time: five minutes early, five minutes late. */
const nonceLifeMs = 15 * 60_000;
/** So many connections of the database look up certificates that are not cached: invented ones must not take them all. */
const lookUps = { places: 2, waitingAtMost: 256 };

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly lastUses: Pick<LastUses, 'note'>;
  readonly known: KnownCertificates;
  readonly admission: Pick<CallAdmission, 'enter' | 'prove'>;
  readonly signedCalls: Pick<SignedCalls, 'tell'>;
  readonly merchantIdOf: (queries: Queries, merchantNumber: string) => Promise<string | undefined>;
}

const isSigned = (request: FastifyRequest, fields: SignatureFields, key: KeyObject): boolean => {
  const { timestamp, nonce } = fields;
  const target = targetOf(request);
  const lines = requestLines({ method: request.method, target, timestamp, nonce, body: request.rawBody });
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(digest, Buffer.from(lines), key, Buffer.from(fields.signature, 'base64'));
};

const refuseUse = ({ valid, revoked, fresh }: NonceUse): void => {
  if (revoked) refuse('certificate_revoked');
  if (!valid) refuse('certificate_expired');
  if (!fresh) refuse('nonce_used');
};

/**
 * Finds out which merchant's server is calling: a signature over the exact text received, by a certificate of that very merchant that may
 * be used at this moment, with a nonce never seen before. The nonce is recorded only after the signature has proven itself, so strangers
 * cannot use up a merchant's nonces. What the head alone tells has been judged when the call came in.
 */
export const createMerchantAuthenticator = (needs: Needs) => {
  const { db, clock, jobs, lastUses, known, admission, signedCalls, merchantIdOf } = needs;
  const useInBatch = batched((asks: readonly NonceAsk[]) => useNonces(db, asks, clock.now()));
  const lookUp = createSemaphore(lookUps);
  jobs.every(60, 'certificate.nonces', () => forgetNonces(db, new Date(clock.now().getTime() - nonceLifeMs)));

  const load = async (fields: SignatureFields): Promise<CertificateIdentity> => {
    const merchantId = (await merchantIdOf(db, fields.merchant)) ?? refuse('certificate_unknown');
    const row = (await findCertificate(db, merchantId, fields.serial)) ?? refuse('certificate_unknown');
    const identity = { merchantId, key: new X509Certificate(row.pem).publicKey };
    known.remember(fields, identity);
    return identity;
  };

  /** Undefined when the certificate that was remembered is no longer there. */
  const authenticate = async (
    request: FastifyRequest,
    fields: SignatureFields,
    { merchantId, key }: CertificateIdentity,
  ): Promise<MerchantActor | undefined> => {
    if (!isSigned(request, fields, key)) refuse('signature_wrong');
    await admission.enter(request, merchantId);
    const { serial, nonce } = fields;
    const actor: MerchantActor = { kind: 'merchant', ownerId: merchantId, merchantId, serial };
    const using = useInBatch({ merchantId, serial, nonce });
    signedCalls.tell(request, actor);
    const use = await using;
    if (!use) return undefined;
    refuseUse(use);
    admission.prove(request);
    lastUses.note(merchantId, serial, clock.now());
    return actor;
  };

  return async (request: FastifyRequest): Promise<MerchantActor> => {
    const fields = signatureFieldsOf(request.headers) ?? refuse('signature_missing');
    const identity = known.get(fields);
    const actor = identity && (await authenticate(request, fields, identity));
    if (actor) return actor;
    const found = await lookUp(() => load(fields));
    return (await authenticate(request, fields, found)) ?? refuse('certificate_unknown');
  };
};
