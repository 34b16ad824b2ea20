import { createPublicKey, X509Certificate as KnownCertificate, randomBytes, webcrypto } from 'node:crypto';
import type { JsonName, Pkcs10CertificateRequest, X509CertificateCreateSelfSignedParams } from '@peculiar/x509';
import type { Db } from '../../platform/db.ts';
import { transaction } from '../../platform/db.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { loadX509 } from '../../platform/x509.ts';
import { findOrMakeAuthority } from './certificate.repository.ts';
import { readPem } from './pem.ts';
import { algorithmOf } from './read-certificate.ts';

type Keys = X509CertificateCreateSelfSignedParams['keys'];
const crypto = webcrypto as typeof globalThis.crypto;
const signing = { name: 'Ed25519' } as const;
/** RFC 5280, 4.1.2.5: the time of what has no end. The platform's own key does not expire (rule: certificate-rotation). */
const noEnd = new Date('9999-12-31T23:59:59Z');
/** Servers whose clock is a little behind find the certificate valid at once. */
const backdatedMs = 60_000;
const dayMs = 86_400_000;

/** 16 random bytes that are a positive number and begin with no zero. */
const newSerial = (): string => {
  const bytes = randomBytes(16);
  bytes[0] = 0x40 | ((bytes[0] ?? 0) & 0x3f);
  return bytes.toString('hex').toUpperCase();
};

const make = async (secrets: Pick<Secrets, 'seal'>) => {
  const x509 = await loadX509();
  const keys = (await webcrypto.subtle.generateKey(signing, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const now = new Date();
  const serialNumber = newSerial();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber,
      name: [{ CN: ['Balcão – Autoridade de Certificados'] }, { C: ['BR'] }] as JsonName,
      notBefore: now,
      notAfter: noEnd,
      signingAlgorithm: signing,
      keys: keys as Keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey as Keys['publicKey'], false, crypto),
      ],
    },
    crypto,
  );
  const privateKey = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    id: serialNumber,
    certificate: certificate.toString('pem'),
    sealedPrivateKey: secrets.seal(x509.PemConverter.encode(privateKey, 'PRIVATE KEY')),
    createdAt: now,
  };
};

/** Reads the certificate request in a text and checks that it is signed with its own key. @throws Refusal of the field `csr`. */
const readRequest = async (text: string): Promise<Pkcs10CertificateRequest> => {
  const pem = readPem(text, 'CERTIFICATE REQUEST', 'csr');
  const x509 = await loadX509();
  let request: Pkcs10CertificateRequest;
  try {
    request = new x509.Pkcs10CertificateRequest(pem);
  } catch {
    return refuseField('csr', 'csr');
  }
  const key = (() => {
    try {
      return createPublicKey({ key: Buffer.from(request.publicKey.rawData), format: 'der', type: 'spki' });
    } catch {
      return refuseField('csr', 'certificateKey');
    }
  })();
  algorithmOf(key, 'csr');
  const isOwn = await request.verify(crypto).catch(() => false);
  return isOwn ? request : refuseField('csr', 'csrSignature');
};

/** The subject of a certificate: built only from what the platform knows; the subject in the request is ignored. */
export interface CertificateHolder {
  readonly merchantNumber: string;
  readonly name: string;
}

/** The platform's own certificate authority: made at its first use, shared by every process. */
export const createAuthority = ({ db, secrets }: { readonly db: Db; readonly secrets: Secrets }) => {
  const load = async () => {
    const x509 = await loadX509();
    const row = await transaction(db, async (tx) => findOrMakeAuthority(tx, () => make(secrets)));
    const der = x509.PemConverter.decodeFirst(secrets.open(row.sealedPrivateKey));
    const key = await webcrypto.subtle.importKey('pkcs8', der, signing, false, ['sign']);
    const known = new KnownCertificate(row.certificate);
    const published = { certificate: row.certificate, fingerprint: known.fingerprint256.replaceAll(':', '') };
    return { key: key as Keys['privateKey'], certificate: new x509.X509Certificate(row.certificate), published };
  };
  let loading: ReturnType<typeof load> | undefined;
  const opened = (): ReturnType<typeof load> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    /** The authority's own certificate, for verifying what it signed. */
    published: async () => (await opened()).published,

    /** Signs a request for so many days from now; answers with the certificate as PEM. @throws Refusal of the field `csr`. */
    sign: async (csr: string, holder: CertificateHolder, days: number, now: Date): Promise<string> => {
      const request = await readRequest(csr);
      const x509 = await loadX509();
      const { key, certificate } = await opened();
      const made = await x509.X509CertificateGenerator.create(
        {
          serialNumber: newSerial(),
          subject: [{ CN: [holder.merchantNumber] }, { O: [holder.name.slice(0, 64)] }, { C: ['BR'] }] as JsonName,
          issuer: certificate.subject,
          notBefore: new Date(now.getTime() - backdatedMs),
          notAfter: new Date(now.getTime() + days * dayMs),
          signingAlgorithm: signing,
          publicKey: request.publicKey,
          signingKey: key,
          extensions: [
            new x509.BasicConstraintsExtension(false, undefined, true),
            new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
            new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.clientAuth]),
            await x509.SubjectKeyIdentifierExtension.create(request.publicKey, false, crypto),
            await x509.AuthorityKeyIdentifierExtension.create(certificate.publicKey, false, crypto),
          ],
        },
        crypto,
      );
      return made.toString('pem');
    },
  };
};
export type Authority = ReturnType<typeof createAuthority>;
