import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const crypto = webcrypto as typeof globalThis.crypto;
const day = 86_400_000;
const times = () => ({ notBefore: new Date(Date.now() - day), notAfter: new Date(Date.now() + 30 * day) });
const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** A certificate and its key, in PEM. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
}
/** Someone who signs certificates. */
export interface Authority {
  readonly cert: string;
  sign(name: string): Promise<Pair>;
}

/** An authority of one's own, for servers of this machine and their clients. */
export const authority = async (name: string): Promise<Authority> => {
  const keys = await newKeys();
  const own = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: '01',
      name: `CN=${name}`,
      signingAlgorithm: algorithm,
      keys,
      ...times(),
      extensions: [new BasicConstraintsExtension(true, undefined, true)],
    },
    crypto,
  );
  let serial = 1;
  return {
    cert: own.toString('pem'),
    sign: async (subject) => {
      const { publicKey, privateKey } = await newKeys();
      serial += 1;
      const signed = await X509CertificateGenerator.create(
        {
          serialNumber: `0${serial}`,
          subject: `CN=${subject}`,
          issuer: own.subject,
          ...times(),
          signingAlgorithm: algorithm,
          publicKey,
          signingKey: keys.privateKey,
          extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
        },
        crypto,
      );
      const key = PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY');
      return { cert: signed.toString('pem'), key };
    },
  };
};
