import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const dayMs = 86_400_000;

/** A certificate with its private key, as a merchant's developer would make them: both PEM. */
export const makeCertificate = async (
  commonName: string,
): Promise<{ pem: string; privateKey: string; serial: string }> => {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: `CN=${commonName}, C=BR`,
      notBefore: new Date(Date.now() - dayMs),
      notAfter: new Date(Date.now() + 365 * dayMs),
      signingAlgorithm: algorithm,
      keys: keys as CryptoKeyPair,
    },
    webcrypto as typeof globalThis.crypto,
  );
  const privateKey = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    pem: certificate.toString('pem'),
    privateKey: PemConverter.encode(privateKey, 'PRIVATE KEY'),
    serial: certificate.serialNumber.toUpperCase(),
  };
};
