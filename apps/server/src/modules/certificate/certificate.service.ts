import {
  activeCertificatesAtMost,
  type Certificate,
  type listCertificates,
  type revokeCertificate,
  type uploadCertificate,
} from '@balcao/contract/certificate';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { once } from '../../platform/once.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Signing } from '../../platform/signing.ts';
import { presentCertificate } from './certificate.present.ts';
import {
  countActive,
  findCertificate,
  insertCertificate,
  listRows,
  lockCertificates,
  revokeRow,
} from './certificate.repository.ts';
import { readCertificate } from './read-certificate.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly signing: Pick<Signing, 'keyId' | 'publicKey'>;
  /** The number by which people and servers know a team. */
  readonly merchantNumberOf: (queries: Queries, merchantId: string) => Promise<string>;
}

/** A certificate that somebody registers for a merchant. */
export interface Registration {
  readonly merchantId: string;
  readonly name: string;
  readonly pem: string;
  readonly now: Date;
}

/** The certificates with which a merchant's servers prove who they are (promise W3). */
export const createCertificateService = ({ db, events, signing, merchantNumberOf }: Needs) => {
  /** @throws Refusal of the text, `certificate_exists`, `certificates_full`. */
  const register = async (tx: Tx, { merchantId, name, pem, now }: Registration): Promise<Certificate> => {
    const read = readCertificate(pem, now);
    // Two uploads at once must not both find room for the last one.
    await lockCertificates(tx, merchantId);
    const row = await insertCertificate(tx, { ...read, merchantId, name, createdAt: now });
    if (!row) return refuse('certificate_exists');
    if ((await countActive(tx, merchantId, now)) > activeCertificatesAtMost) refuse('certificates_full');
    events.publish(tx, merchantId, { topic: 'certificate', key: row.serial });
    return presentCertificate(row, now);
  };

  return {
    register,

    list: async ({ actor, now }: Call<typeof listCertificates>): Promise<ReplyOf<typeof listCertificates>> => {
      const [merchantNumber, rows] = await Promise.all([
        merchantNumberOf(db, actor.merchantId),
        listRows(db, actor.merchantId),
      ]);
      return {
        merchantNumber,
        list: rows.map((row) => presentCertificate(row, now)),
        platformKey: { id: signing.keyId, publicKey: signing.publicKey },
      };
    },

    upload: (call: Call<typeof uploadCertificate>): Promise<Certificate> =>
      once(db, call, (tx) => register(tx, { ...call.body, merchantId: call.actor.merchantId, now: call.now })),

    revoke: (call: Call<typeof revokeCertificate>): Promise<Certificate> =>
      once(db, call, async (tx) => {
        const { actor, params, now } = call;
        const revoked = await revokeRow(tx, actor.merchantId, params.serial, now);
        if (!revoked) {
          const known = await findCertificate(tx, actor.merchantId, params.serial);
          return refuse(known ? 'state_forbids' : 'not_found');
        }
        events.publish(tx, actor.merchantId, { topic: 'certificate', key: revoked.serial });
        return presentCertificate(revoked, now);
      }),
  };
};
export type CertificateService = ReturnType<typeof createCertificateService>;
