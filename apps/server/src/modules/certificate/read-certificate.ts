import { type KeyObject, X509Certificate } from 'node:crypto';
import { refuseField } from '../../platform/refusal.ts';
import { loadX509 } from '../../platform/x509.ts';
import { readPem } from './pem.ts';

/** What is kept of a certificate that a merchant registers. */
export interface ReadCertificate {
  readonly serial: string;
  readonly fingerprint: string;
  readonly subject: string;
  readonly algorithm: string;
  readonly pem: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** It says that it may sign other certificates. */
  readonly isAuthority: boolean;
}

const rsaBitsAtLeast = 2048;
/** Checking a signature by a larger key costs more than a call is worth. */
const rsaBitsAtMost = 8192;
const subjectCharactersAtMost = 500;
/** By a key whose exponent is 1 everyone can sign; the smallest ones after it have been forged where a check was lax. */
const rsaExponentAtLeast = 65_537n;

const parse = (pem: string): X509Certificate => {
  try {
    return new X509Certificate(pem);
  } catch {
    return refuseField('pem', 'certificate');
  }
};

/**
 * The name of a key's kind.
 * @throws Refusal of the field for kinds that may not sign, and for RSA keys that are too short.
 */
export const algorithmOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject, field: string): string => {
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  if (asymmetricKeyType === 'ed25519') return 'Ed25519';
  if (asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1') return 'EC P-256';
  if (asymmetricKeyType !== 'rsa' || bits > rsaBitsAtMost) return refuseField(field, 'certificateKey');
  return bits < rsaBitsAtLeast ? refuseField(field, 'keyShort') : `RSA ${bits}`;
};

const keyOf = (certificate: X509Certificate): KeyObject => {
  try {
    return certificate.publicKey;
  } catch {
    return refuseField('pem', 'certificateKey');
  }
};

/** An attacker who can make a second certificate with the same hash could have it registered in place of this one. */
const isWeak = async (pem: string): Promise<boolean> => {
  const { X509Certificate: ParsedCertificate } = await loadX509();
  try {
    const { name, hash } = new ParsedCertificate(pem).signatureAlgorithm as { name: string; hash?: { name: string } };
    return !/^Ed(25519|448)$/.test(name) && !/^SHA-(256|384|512)$/.test(hash?.name ?? '');
  } catch {
    return true;
  }
};

/**
 * Reads the one X.509 certificate in a text (PEM, or the Base64 of DER).
 * @throws Refusal of the field `pem`: a private key within the text, no certificate or several, one that is cut off, a weak or
 * foreign kind of key, a weak signature, or a certificate that has ended.
 */
export const readCertificate = async (text: string, now: Date): Promise<ReadCertificate> => {
  const certificate = parse(readPem(text, 'CERTIFICATE', 'pem'));
  const algorithm = algorithmOf(keyOf(certificate), 'pem');
  const { serialNumber: serial, validFromDate: notBefore, validToDate: notAfter } = certificate;
  const { publicExponent = rsaExponentAtLeast } = certificate.publicKey.asymmetricKeyDetails ?? {};
  if (publicExponent < rsaExponentAtLeast) refuseField('pem', 'certificateKey');
  if (!/^[0-9A-F]{1,64}$/.test(serial)) refuseField('pem', 'certificate');
  if (notAfter <= now) refuseField('pem', 'certificateEnded');
  if (await isWeak(certificate.toString())) refuseField('pem', 'certificateWeak');
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
    isAuthority: certificate.ca,
  };
};
