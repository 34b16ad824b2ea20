import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadCertificate } from '@balcao/contract/certificate';
import {
  createMerchantCaller,
  createMerchantClient,
  type MerchantClient,
  type MerchantClientOptions,
} from '@balcao/sdk/merchant';
import {
  BasicConstraintsExtension,
  PemConverter,
  Pkcs10CertificateRequestGenerator,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

const subtle = webcrypto.subtle;
type Algorithm = webcrypto.Algorithm & Partial<webcrypto.RsaHashedKeyGenParams & webcrypto.EcKeyGenParams>;
type KeyPair = webcrypto.CryptoKeyPair;

const rsa = (modulusLength: number): Algorithm => ({
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength,
});
/** Kinds of keys that someone may bring. */
const algorithms = {
  rsa2048: rsa(2048),
  rsa1024: rsa(1024),
  p256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  p384: { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' },
  ed25519: { name: 'Ed25519' },
} satisfies Record<string, Algorithm>;
type KeyKind = keyof typeof algorithms;

const pairs = new Map<KeyKind, Promise<KeyPair>>();
/** One pair of each kind serves the whole process: making RSA keys takes its time. */
const pairOf = (kind: KeyKind): Promise<KeyPair> => {
  const pair =
    pairs.get(kind) ??
    (subtle.generateKey(algorithms[kind] as Algorithm, true, ['sign', 'verify']) as Promise<KeyPair>);
  pairs.set(kind, pair);
  return pair;
};

const dayMs = 86_400_000;
interface CertificateAsk {
  readonly kind?: KeyKind;
  readonly serial?: string;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  /** It says that it may sign other certificates. */
  readonly isAuthority?: boolean;
}
export interface MadeCertificate {
  readonly serial: string;
  /** The certificate. */
  readonly pem: string;
  readonly privateKey: string;
}

/** A certificate as a merchant makes it with openssl. */
export const makeCertificate = async (testApp: TestApp, ask: CertificateAsk = {}): Promise<MadeCertificate> => {
  const { kind = 'rsa2048', serial = `5A${randomBytes(15).toString('hex').toUpperCase()}` } = ask;
  const now = testApp.platform.clock.now().getTime();
  const keys = await pairOf(kind);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial,
      name: 'CN=Padaria da Esquina, C=BR',
      notBefore: ask.notBefore ?? new Date(now - dayMs),
      notAfter: ask.notAfter ?? new Date(now + 365 * dayMs),
      signingAlgorithm: algorithms[kind],
      keys,
      extensions: ask.isAuthority ? [new BasicConstraintsExtension(true, undefined, true)] : [],
    },
    webcrypto as typeof globalThis.crypto,
  );
  const privateKey = await subtle.exportKey('pkcs8', keys.privateKey);
  return { serial, pem: certificate.toString('pem'), privateKey: PemConverter.encode(privateKey, 'PRIVATE KEY') };
};

/** A signing request as openssl or the browser makes it, and its private key. */
export const makeRequest = async (kind: KeyKind = 'ed25519'): Promise<{ csr: string; privateKey: string }> => {
  const keys = await pairOf(kind);
  const request = await Pkcs10CertificateRequestGenerator.create(
    { name: 'CN=whatever somebody writes', keys, signingAlgorithm: algorithms[kind] },
    webcrypto as typeof globalThis.crypto,
  );
  const privateKey = await subtle.exportKey('pkcs8', keys.privateKey);
  return { csr: request.toString('pem'), privateKey: PemConverter.encode(privateKey, 'PRIVATE KEY') };
};

/** A merchant's server: its client, and how it signs. */
export interface MerchantServer {
  readonly client: MerchantClient;
  /** Calls any endpoint of the open API, once, without repeating what fails. */
  readonly call: ReturnType<typeof createMerchantCaller>;
  readonly options: MerchantClientOptions;
  readonly certificate: MadeCertificate;
}

/** Registers a certificate through the public API; the merchant's server then signs with its key. */
export const merchantServer = async (
  testApp: TestApp,
  team: Pick<Team, 'call' | 'merchantNumber'>,
  ask: CertificateAsk = {},
): Promise<MerchantServer> => {
  const { clock, signing } = testApp.platform;
  const certificate = await makeCertificate(testApp, ask);
  await team.call(uploadCertificate, { body: { name: 'Servidor da loja', pem: certificate.pem } });
  const options: MerchantClientOptions = {
    baseUrl: 'http://balcao.test',
    merchantNumber: team.merchantNumber,
    serial: certificate.serial,
    privateKey: certificate.privateKey,
    platformKeys: { [signing.keyId]: signing.publicKey },
    now: clock.now,
    send: testApp.send,
    pause: async () => {},
  };
  return { client: createMerchantClient(options), call: createMerchantCaller(options), options, certificate };
};

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}
interface Answer {
  /** 0: says nothing and keeps the caller waiting. */
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

type Answering = Answer | ((request: ReceivedRequest) => Answer);

/** A merchant's server that is notified. `answerWith` decides what it says from now on; a `receive` waits for the next request. */
export interface Receiver {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  answerWith(answer: Answering): void;
  /** The next unclaimed request. */
  receive(): Promise<ReceivedRequest>;
  close(): Promise<void>;
}

/** Listens on this machine; `close` it in afterAll. */
export const receiver = async (): Promise<Receiver> => {
  const requests: ReceivedRequest[] = [];
  const untaken: ReceivedRequest[] = [];
  const waiting: ((request: ReceivedRequest) => void)[] = [];
  let answering: Answering = { status: 204 };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const bytes = Buffer.concat(chunks);
      const received = { method, path: url, headers, bytes, body: bytes.toString('utf8') };
      requests.push(received);
      const answer = typeof answering === 'function' ? answering(received) : answering;
      if (answer.status > 0) response.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '');
      const taker = waiting.shift();
      if (taker) taker(received);
      else untaken.push(received);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests,
    answerWith: (next) => {
      answering = next;
    },
    receive: () => {
      const taken = untaken.shift();
      return taken ? Promise.resolve(taken) : new Promise((take) => waiting.push(take));
    },
    close,
  };
};
