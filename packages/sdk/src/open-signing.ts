import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { answerHeaders, answerLines, authorizationOf, requestLines } from '@balcao/contract/open-signature';
import type { CallerOptions } from './client.ts';

/** The answer does not carry the signature of a known key of the platform for this very call: nothing in it may be believed. */
export class AnswerNotSignedError extends Error {
  /** What is wrong with it. */
  readonly reason: 'unsigned' | 'key-unknown' | 'nonce-differs' | 'signature-wrong';
  /** The HTTP status, as unproven as the rest. */
  readonly status: number;

  constructor(reason: AnswerNotSignedError['reason'], status: number) {
    super(`the answer is not proven to come from the platform: ${reason}`);
    this.name = 'AnswerNotSignedError';
    this.reason = reason;
    this.status = status;
  }
}

interface Signer {
  readonly merchantNumber: string;
  /** The serial number of the registered certificate, in hexadecimal. */
  readonly serial: string;
  /** PEM of the private key that belongs to the certificate. */
  readonly privateKey: string;
  readonly now: () => Date;
}

/** Ed25519 hashes by itself; RSA and EC keys sign the SHA-256 of the lines. */
const digestOf = (key: KeyObject): 'sha256' | null => (key.asymmetricKeyType === 'ed25519' ? null : 'sha256');

/** Headers that prove who is calling; every call gets a nonce of its own. */
export const signedHeaders = ({ merchantNumber, serial, privateKey, now }: Signer): CallerOptions['headers'] => {
  const key = createPrivateKey(privateKey);
  return ({ method, target, body }) => {
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const lines = Buffer.from(requestLines({ method, target, timestamp, nonce, body }));
    const signature = sign(digestOf(key), lines, key).toString('base64');
    const fields = { merchant: merchantNumber, serial: serial.toUpperCase(), timestamp, nonce, signature };
    return { authorization: authorizationOf(fields) };
  };
};

const nonceOf = (request: Request): string | undefined =>
  /nonce="(\w+)"/.exec(request.headers.get('authorization') ?? '')?.[1];

/**
 * Believes only answers that a known key of the platform signed for the call's own nonce, so that neither a foreign server nor
 * an old answer passes. `platformKeys`: id of the key → PEM.
 * @throws AnswerNotSignedError
 */
export const answerVerifier = (platformKeys: Readonly<Record<string, string>>) => {
  const keys = new Map<string, KeyObject>();
  const learn = (more: Readonly<Record<string, string>>): void => {
    for (const [id, pem] of Object.entries(more)) keys.set(id, createPublicKey(pem));
  };
  learn(platformKeys);
  const verifyAnswer = (response: Response, text: string, request: Request): void => {
    const wrong = (reason: AnswerNotSignedError['reason']): never => {
      throw new AnswerNotSignedError(reason, response.status);
    };
    const header = (name: keyof typeof answerHeaders) => response.headers.get(answerHeaders[name]) ?? wrong('unsigned');
    const [keyId, timestamp, nonce, signature] = [
      header('keyId'),
      header('timestamp'),
      header('nonce'),
      header('signature'),
    ];
    const key = keys.get(keyId) ?? wrong('key-unknown');
    if (nonce !== nonceOf(request)) wrong('nonce-differs');
    const lines = Buffer.from(answerLines({ status: response.status, timestamp, nonce, keyId, body: text }));
    if (!verify(null, lines, key, Buffer.from(signature, 'base64'))) wrong('signature-wrong');
  };
  return {
    verify: verifyAnswer,
    /** Believes answers of these keys too: id of the key → PEM. */
    learn,
  };
};
