/** A signing request and the private key that belongs to it, both PEM. The key has been nowhere but in this browser. */
export interface MadeKey {
  readonly csr: string;
  readonly privateKey: string;
}

/** Small, quick and strong; not every browser makes it yet. */
const ed25519 = { name: 'Ed25519' } as const;
const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
} as const;
const uses: KeyUsage[] = ['sign', 'verify'];

/** Browsers make keys only on pages that came over a secure connection. */
export const canMakeKeys = (): boolean => globalThis.crypto?.subtle !== undefined;

const makePair = async () => {
  try {
    const keys = (await crypto.subtle.generateKey(ed25519, true, uses)) as CryptoKeyPair;
    return { keys, signingAlgorithm: ed25519 };
  } catch {
    return { keys: await crypto.subtle.generateKey(rsa, true, uses), signingAlgorithm: rsa };
  }
};

/** Makes a key pair and a request for it, here in the browser. What it takes is large, and fetched only now. */
export const makeKey = async (commonName: string): Promise<MadeKey> => {
  await import('reflect-metadata');
  const { PemConverter, Pkcs10CertificateRequestGenerator } = await import('@peculiar/x509');
  const { keys, signingAlgorithm } = await makePair();
  const request = await Pkcs10CertificateRequestGenerator.create({
    name: [{ CN: [commonName] }, { C: ['BR'] }],
    keys,
    signingAlgorithm,
  });
  const privateKey = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { csr: request.toString('pem'), privateKey: `${PemConverter.encode(privateKey, 'PRIVATE KEY')}\n` };
};
