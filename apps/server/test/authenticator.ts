import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
/** The little of CBOR (RFC 8949) that an authenticator speaks. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

const present = 0x01;
const verified = 0x04;
const mayBeBackedUp = 0x08;
const backedUp = 0x10;
const attested = 0x40;

/** ES256 on P-256 (RFC 9053 §7.1.1). */
const coseOf = (publicKey: KeyObject): Cbor => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
};

/** What may be wrong about an answer; each replaces what an honest browser and device would say. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly crossOrigin?: boolean;
  readonly present?: boolean;
  readonly verified?: boolean;
  readonly synced?: boolean;
  readonly counter?: number;
  readonly credentialId?: Buffer;
  readonly userHandle?: string | null;
  readonly signedBy?: KeyObject;
  readonly algorithm?: number;
  readonly attestation?: { readonly format: string; readonly statement: ReadonlyMap<string, Cbor> };
}
interface Options {
  readonly challenge: string;
  readonly [more: string]: unknown;
}

const nothing: ReadonlyMap<string, Cbor> = new Map();

/** A browser and a device with one discoverable key, at an address. It does what it is asked and checks nothing. */
export const createAuthenticator = (publicBaseUrl: string) => {
  const { origin, hostname } = new URL(publicBaseUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = randomBytes(24);
  let handle = text(randomBytes(16));
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  const deviceData = (lies: Lies, more: Buffer = Buffer.alloc(0)): Buffer => {
    const flags =
      (lies.present === false ? 0 : present) |
      (lies.verified === false ? 0 : verified) |
      (lies.synced ? mayBeBackedUp | backedUp : 0) |
      (more.length > 0 ? attested : 0);
    const times = Buffer.alloc(4);
    times.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? hostname), Buffer.from([flags]), times, more]);
  };

  return {
    credentialId: text(ownId),
    privateKey,
    /** Makes the passkey, as `navigator.credentials.create` answers. */
    create: (options: Options, lies: Lies = {}) => {
      handle = (options.user as { id: string } | undefined)?.id ?? handle;
      const id = lies.credentialId ?? ownId;
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const key = new Map([...(coseOf(publicKey) as Map<number, Cbor>), [3, lies.algorithm ?? -7]]);
      const authData = deviceData(lies, Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]));
      const { format, statement } = lies.attestation ?? { format: 'none', statement: nothing };
      const attestation = new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key' as const,
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: text(clientData('webauthn.create', options, lies)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Signs the challenge, as `navigator.credentials.get` answers; counts its uses. */
    answer: (options: Options, lies: Lies = {}) => {
      counter += 1;
      const id = text(lies.credentialId ?? ownId);
      const client = clientData('webauthn.get', options, lies);
      const device = deviceData(lies);
      const signed = sign('sha256', Buffer.concat([device, sha256(client)]), lies.signedBy ?? privateKey);
      const { userHandle = handle } = lies;
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(device),
          signature: text(signed),
          ...(userHandle === null ? {} : { userHandle }),
        },
      };
    },
  };
};
export type Authenticator = ReturnType<typeof createAuthenticator>;
