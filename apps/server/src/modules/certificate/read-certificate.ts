import { type KeyObject, X509Certificate } from 'node:crypto';
import { refuseField } from '../../platform/refusal.ts';

/** What is kept of a certificate that a merchant registers. */
export interface ReadCertificate {
  readonly serial: string;
  readonly fingerprint: string;
  readonly subject: string;
  readonly algorithm: string;
  readonly pem: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const rsaBitsAtLeast = 2048;
/** Checking a signature by a larger key costs more than a call is worth. */
const rsaBitsAtMost = 8192;
const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const subjectCharactersAtMost = 500;

const parse = (pem: string): X509Certificate => {
  try {
    return new X509Certificate(pem);
  } catch {
    return refuseField('pem', 'certificate');
  }
};

const keyOf = (certificate: X509Certificate): KeyObject => {
  try {
    return certificate.publicKey;
  } catch {
    return refuseField('pem', 'certificateKey');
  }
};

/** The name of a key's kind, or undefined for kinds that may not sign. */
const algorithmOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined => {
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  if (asymmetricKeyType === 'ed25519') return 'Ed25519';
  if (asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1') return 'EC P-256';
  if (asymmetricKeyType === 'rsa' && bits >= rsaBitsAtLeast && bits <= rsaBitsAtMost) return `RSA ${bits}`;
  return undefined;
};

/**
 * Reads the one X.509 certificate in a text (PEM).
 * @throws Refusal of the field `pem`: a private key within the text, no certificate or several, a weak or foreign kind of key, or
 * a certificate that has ended.
 */
export const readCertificate = (text: string, now: Date): ReadCertificate => {
  if (/PRIVATE KEY/i.test(text)) refuseField('pem', 'privateKey');
  const [pem, ...more] = text.match(block) ?? [];
  if (!pem || more.length > 0) return refuseField('pem', 'certificate');
  const certificate = parse(pem);
  const algorithm = algorithmOf(keyOf(certificate)) ?? refuseField('pem', 'certificateKey');
  const { serialNumber: serial, validFromDate: notBefore, validToDate: notAfter } = certificate;
  if (!/^[0-9A-F]{1,64}$/.test(serial)) refuseField('pem', 'certificate');
  if (notAfter <= now) refuseField('pem', 'certificateEnded');
  return {
    serial,
    fingerprint: certificate.fingerprint256.replaceAll(':', ''),
    subject: (certificate.subject ?? '')
      .replaceAll(/\p{Cc}+/gu, ', ')
      .slice(0, subjectCharactersAtMost)
      .toWellFormed(),
    algorithm,
    pem: certificate.toString(),
    notBefore,
    notAfter,
  };
};
