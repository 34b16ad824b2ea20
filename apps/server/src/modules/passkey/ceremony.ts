import { generateKeyPairSync } from 'node:crypto';
import type { BodyOf } from '@balcao/contract/endpoint';
import { type addPasskey, type loginByPasskey, passkeyAnswerMinutes } from '@balcao/contract/passkey';
import * as z from 'zod/mini';

type Created = BodyOf<typeof addPasskey>['response'];
type Answered = BodyOf<typeof loginByPasskey>['response'];

/** What of a stored passkey takes part in a ceremony. */
export interface KeyOfPasskey {
  readonly accountId: string;
  readonly publicKey: Uint8Array;
}

const timeout = passkeyAnswerMinutes * 60_000;
/** ES256, EdDSA, RS256: what every device has at least one of. */
const algorithms = [-7, -8, -257];

// The library reads certificates too and takes a third of a second to load: the start of the server does not wait for it.
const library = () => import('@simplewebauthn/server');
const parts = () => import('@simplewebauthn/server/helpers');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

const ClientData = z.object({ challenge: z.string().check(z.maxLength(100)), crossOrigin: z.optional(z.boolean()) });

/** The challenge that an answer says it answers; undefined where nothing can be read, or a page within another's asked for it. */
export const challengeIn = ({ response }: Created | Answered): string | undefined => {
  try {
    const { data } = ClientData.safeParse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()));
    return data?.crossOrigin ? undefined : data?.challenge;
  } catch {
    return undefined;
  }
};

/**
 * The person's name to their devices: the bytes of the account's id, which say nothing about them, as devices show it to the person who
 * holds them. Base64url.
 */
export const userHandleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');

/** A dummy key: unknown passkeys are verified against it, so that they take as long as known ones (rule: no-account-enumeration). */
const makeDecoy = (): KeyOfPasskey => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  // COSE (RFC 9053 §7.1.1): {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}.
  const head = Buffer.from('a5010203262001215820', 'hex');
  return {
    accountId: '00000000-0000-0000-0000-000000000000',
    publicKey: Buffer.concat([head, bytesOf(x), Buffer.from('225820', 'hex'), bytesOf(y)]),
  };
};

/**
 * Says a device nothing about its maker, as it was asked? Certificates are not even read: what checks them would follow
 * addresses that stand in them.
 */
const isUnattested = async ({ response: { attestationObject } }: Created): Promise<boolean> => {
  const { decodeAttestationObject } = await parts();
  const read = decodeAttestationObject(bytesOf(attestationObject));
  const format = read.get('fmt');
  return format === 'none' || (format === 'packed' && !read.get('attStmt').get('x5c'));
};

/**
 * The two ceremonies of Web Authentication (W3C, level 3, §7.1 and §7.2) for the name and origin of the public address, and of no
 * other (rule: one-public-address). The device must know its user by finger, face or PIN, and keep who it is: a passkey is something one has
 * and something one is or knows, two factors in itself, so no second step follows it.
 */
export const createCeremony = (publicBaseUrl: string) => {
  const { hostname: rpId, origin } = new URL(publicBaseUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true } as const;
  const decoy = makeDecoy();

  return {
    rpId,

    /** What a browser needs to make a passkey; a device that holds one of `known` makes none. */
    creationOptions: async (ask: {
      readonly challenge: string;
      readonly person: { readonly id: string; readonly email: string; readonly username: string };
      readonly known: readonly { readonly credentialId: string; readonly transports: string[] }[];
    }) => {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: 'Balcão',
        rpID: rpId,
        userName: ask.person.email,
        userDisplayName: ask.person.username,
        userID: bytesOf(userHandleOf(ask.person.id)),
        challenge: bytesOf(ask.challenge),
        timeout,
        attestationType: 'none',
        excludeCredentials: ask.known.map(({ credentialId: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
    },

    /** What a browser needs to log in; it offers all passkeys that it has for this address. */
    requestOptions: async (challenge: string) => {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: rpId,
        challenge: bytesOf(challenge),
        timeout,
        userVerification: 'required',
      });
    },

    /** The key of a passkey that was made in answer to the challenge; undefined when anything about it is not right. */
    readCreated: async (created: Created, expectedChallenge: string) => {
      try {
        if (!(await isUnattested(created))) return undefined;
        const { verifyRegistrationResponse } = await library();
        const { clientDataJSON, attestationObject } = created.response;
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          expectedChallenge,
          response: { ...created, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
          supportedAlgorithmIDs: algorithms,
        });
        if (!registrationInfo || registrationInfo.credential.id !== created.id) return undefined;
        const { credential, credentialBackedUp: synced } = registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          synced,
        };
      } catch {
        return undefined; // The library throws for each thing that is not right.
      }
    },

    /**
     * What the device says of itself, where its answer to the challenge is signed by the passkey; undefined when anything about it
     * is not right. Without a passkey the work is the same and the answer undefined.
     */
    readAnswered: async (answered: Answered, expectedChallenge: string, passkey: KeyOfPasskey = decoy) => {
      try {
        const { verifyAuthenticationResponse } = await library();
        const { clientDataJSON, authenticatorData, signature, userHandle } = answered.response;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          expectedChallenge,
          response: {
            ...answered,
            clientExtensionResults: {},
            response: { clientDataJSON, authenticatorData, signature },
          },
          // The counter is compared where it is stored, after the signature: a stranger cannot make it look wrong.
          credential: { id: answered.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
        });
        const isTheirs = userHandle === userHandleOf(passkey.accountId);
        if (!verified || !isTheirs || passkey === decoy) return undefined;
        return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
      } catch {
        return undefined;
      }
    },
  };
};
export type Ceremony = ReturnType<typeof createCeremony>;
