import {
  activeCertificatesAtMost,
  type Certificate,
  certificateWarningDays,
  type issueCertificate,
  type listCertificates,
  type listPlatformKeys,
  type revokeCertificate,
  type uploadCertificate,
} from '@balcao/contract/certificate';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Signing } from '../../platform/signing.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, numbered } from '../log/log-change.service.ts';
import type { Authority, CertificateHolder } from './authority.ts';
import { presentCertificate, presentKey, statusOf } from './certificate.present.ts';
import {
  countActive,
  countEnding,
  findCertificate,
  findNonceUse,
  insertCertificate,
  isHeldElsewhere,
  listRows,
  lockCertificates,
  revokeRow,
} from './certificate.repository.ts';
import type { LastUses } from './last-uses.ts';
import { readCertificate } from './read-certificate.ts';

const dayMs = 86_400_000;

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly signing: Pick<Signing, 'keyId' | 'publicKey' | 'published'>;
  readonly authority: Authority;
  readonly lastUses: Pick<LastUses, 'flush'>;
  readonly logs: Pick<LogService, 'record'>;
  /** The number and name by which people and servers know a team. */
  readonly holderOf: (queries: Queries, merchantId: string) => Promise<CertificateHolder>;
}

/** A certificate that someone registers for a merchant. */
export interface Registration {
  readonly merchantId: string;
  readonly name: string;
  readonly pem: string;
  readonly now: Date;
  /** The platform signed it. */
  readonly byPlatform?: boolean;
  readonly reason?: string | undefined;
}

/** A certificate of a team as other modules need it. */
export interface KnownCertificate {
  readonly serial: string;
  readonly name: string;
  readonly algorithm: string;
  readonly pem: string;
  readonly status: Certificate['status'];
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly revokedAt: Date | null;
}

/** The certificates with which a merchant's servers prove who they are (rule: certificate-rotation). */
export const createCertificateService = ({ db, events, signing, authority, lastUses, logs, holderOf }: Needs) => {
  /**
   * Registers a certificate. One that says it is an authority could vouch for others, and by one that another team has registered
   * that team signs too: both are accepted only with a reason, which stays with them.
   * @throws Refusal of the text or of the missing reason, `certificate_exists`, `certificates_full`.
   */
  const register = async (tx: Tx, registration: Registration): Promise<Certificate> => {
    const { merchantId, name, pem, now, byPlatform = false } = registration;
    const { isAuthority, ...read } = await readCertificate(pem, now);
    const isElsewhere = await isHeldElsewhere(tx, merchantId, read.fingerprint);
    const reason = isAuthority || isElsewhere ? registration.reason : undefined;
    if (isAuthority && reason === undefined) refuseField('reason', 'certificateAuthority');
    if (isElsewhere && reason === undefined) refuseField('reason', 'certificateElsewhere');
    // Two uploads at once must not both find room for the last one.
    await lockCertificates(tx, merchantId);
    const row = await insertCertificate(tx, { ...read, merchantId, name, byPlatform, reason, createdAt: now });
    if (!row) return refuse('certificate_exists');
    if ((await countActive(tx, merchantId, now)) > activeCertificatesAtMost) refuse('certificates_full');
    events.publish(tx, merchantId, { topic: 'certificate', key: row.serial });
    return presentCertificate(row, now);
  };

  type Act = Call<typeof uploadCertificate> | Call<typeof issueCertificate> | Call<typeof revokeCertificate>;
  const record = async (tx: Tx, call: Act, event: LogEvent, { name, serial }: Pick<Certificate, 'name' | 'serial'>) => {
    const subject = numbered('certificate', call.actor.merchantId, name);
    await logs.record(tx, call, { event, subject, changes: changeOf('serial', null, serial) });
  };

  return {
    register,
    /** How many of those in use end within the days of the warning. */
    ending: (merchantId: string, now: Date): Promise<number> =>
      countEnding(db, merchantId, now, new Date(now.getTime() + certificateWarningDays * dayMs)),

    list: async ({ actor, now }: Call<typeof listCertificates>): Promise<ReplyOf<typeof listCertificates>> => {
      await lastUses.flush();
      const [{ merchantNumber }, rows, published] = await Promise.all([
        holderOf(db, actor.merchantId),
        listRows(db, actor.merchantId),
        authority.published(),
      ]);
      return {
        merchantNumber,
        list: rows.map((row) => presentCertificate(row, now)),
        platformKey: { id: signing.keyId, publicKey: signing.publicKey },
        platformKeys: signing.published().map(presentKey),
        authority: published,
      };
    },

    /** The same keys, for the merchant's server. */
    keys: async (_call: Call<typeof listPlatformKeys>): Promise<ReplyOf<typeof listPlatformKeys>> => ({
      list: signing.published().map(presentKey),
    }),

    upload: (call: Call<typeof uploadCertificate>): Promise<Certificate> =>
      idempotently(db, call, async (tx) => {
        const registration = { ...call.body, merchantId: call.actor.merchantId, now: call.now };
        const certificate = await register(tx, registration);
        await record(tx, call, LogEvent.enum.certificateUploaded, certificate);
        return certificate;
      }),

    issue: async (call: Call<typeof issueCertificate>): Promise<Certificate> => {
      const { actor, body, now } = call;
      const { merchantId } = actor;
      const { name, csr, days } = body;
      // Before the transaction: it asks the database for the authority on a connection of its own.
      const pem = await authority.sign(csr, await holderOf(db, merchantId), days, now);
      return idempotently(db, call, async (tx) => {
        const certificate = await register(tx, { merchantId, name, pem, now, byPlatform: true });
        await record(tx, call, LogEvent.enum.certificateIssued, certificate);
        return certificate;
      });
    },

    /** The certificates of a team, newest first: for verifying signatures. */
    known: async (queries: Queries, merchantId: string, now: Date): Promise<KnownCertificate[]> =>
      (await listRows(queries, merchantId)).map((row) => ({ ...row, status: statusOf(row, now) })),

    /** When a nonce was used first. */
    nonceUsedAt: findNonceUse,

    revoke: (call: Call<typeof revokeCertificate>): Promise<Certificate> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const revoked = await revokeRow(tx, actor.merchantId, params.serial, now);
        if (!revoked) {
          const known = await findCertificate(tx, actor.merchantId, params.serial);
          return refuse(known ? 'colleague_first' : 'not_found');
        }
        events.publish(tx, actor.merchantId, { topic: 'certificate', key: revoked.serial });
        await record(tx, call, LogEvent.enum.certificateRevoked, revoked);
        return presentCertificate(revoked, now);
      }),
  };
};
export type CertificateService = ReturnType<typeof createCertificateService>;
