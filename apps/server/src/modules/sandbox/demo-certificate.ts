import { webcrypto } from 'node:crypto';
import type { X509CertificateCreateSelfSignedParams } from '@peculiar/x509';
import { loadX509 } from '../../platform/x509.ts';

/** A certificate with its private key, as a merchant would make it with openssl. */
export interface KeyPair {
  readonly certificate: string;
  readonly privateKey: string;
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
} as const;
const yearMs = 365 * 86_400_000;

/** Makes the demo team's certificate, good for two years from yesterday. */
export const makeDemoCertificate = async (now: Date, commonName: string): Promise<KeyPair> => {
  const { KeyUsageFlags, KeyUsagesExtension, PemConverter, X509CertificateGenerator } = await loadX509();
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: `CN=${commonName}, C=BR`,
      notBefore: new Date(now.getTime() - 86_400_000),
      notAfter: new Date(now.getTime() + 2 * yearMs),
      signingAlgorithm: algorithm,
      keys: keys as X509CertificateCreateSelfSignedParams['keys'],
      extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true)],
    },
    webcrypto as typeof globalThis.crypto,
  );
  const privateKey = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { certificate: certificate.toString('pem'), privateKey: PemConverter.encode(privateKey, 'PRIVATE KEY') };
};
