import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { asc, isNull, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import { type Db, type Queries, type Tx, transaction } from './db.ts';
import type { Events } from './events.ts';
import { newToken } from './ids.ts';
import { platformKeys } from './platform.tables.ts';
import type { Secrets } from './secrets.ts';

/** A public key of the platform as merchants need it. */
export interface PublishedKey {
  readonly id: string;
  /** Ed25519, SPKI, PEM. */
  readonly publicKey: string;
  readonly signsFrom: Date;
  /** When the next key begins; null while there is no next one. */
  readonly signsUntil: Date | null;
}

export interface Signing {
  /** Of the key that signs now. */
  readonly keyId: string;
  /** Ed25519, SPKI, PEM. */
  readonly publicKey: string;
  /** The Ed25519 signature, base64, of the text that is made with the id of the key that signs now. */
  sign(textWith: (keyId: string) => string): { readonly keyId: string; readonly signature: string };
  /** The keys that merchants should know, in the order in which they sign: replaced ones for 90 days, the one that signs, the next. */
  published(): readonly PublishedKey[];
}

interface Key extends PublishedKey {
  readonly privateKey: KeyObject;
}

const dayMs = 86_400_000;
/** An answer that a merchant has kept can be checked for so long after its key was replaced. */
const replacedKeyDays = 90;
const lock = sql`select pg_advisory_xact_lock(hashtext('platform_key'))`;

/** Adds a key that signs from that time on, after the one of before. */
export const insertSigningKey = async (tx: Tx, secrets: Secrets, signsFrom: Date): Promise<string> => {
  await tx.execute(lock);
  const pair = generateKeyPairSync('ed25519');
  const id = newToken().slice(0, 16);
  await tx.insert(platformKeys).values({
    id,
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sealedPrivateKey: secrets.seal(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    createdAt: new Date(),
    signsFrom,
  });
  return id;
};

/** Keys that were not revoked, in the order in which they sign. */
const listSigningKeys = (queries: Queries) =>
  queries
    .select()
    .from(platformKeys)
    .where(isNull(platformKeys.revokedAt))
    .orderBy(asc(platformKeys.signsFrom), asc(platformKeys.id));

/** The platform's own keys: the first is made at the first start; every process shares them and hears of new ones. */
export const openSigning = async (needs: {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly clock: Pick<Clock, 'now'>;
  readonly events: Pick<Events, 'onSettings'>;
  readonly onError: (error: Error) => void;
}): Promise<Signing> => {
  const { db, secrets, clock, events, onError } = needs;
  await transaction(db, async (tx) => {
    await tx.execute(lock);
    if ((await listSigningKeys(tx)).length === 0) await insertSigningKey(tx, secrets, new Date());
  });
  const read = async (): Promise<readonly Key[]> => {
    const rows = await listSigningKeys(db);
    return rows.map(({ id, publicKey, sealedPrivateKey, signsFrom }, index) => {
      const privateKey = createPrivateKey(secrets.open(sealedPrivateKey));
      return { id, publicKey, privateKey, signsFrom, signsUntil: rows[index + 1]?.signsFrom ?? null };
    });
  };
  let keys = await read();
  events.onSettings(() => {
    void read().then((fresh) => {
      keys = fresh;
    }, onError);
  });
  const current = (): Key => {
    const key = keys.findLast(({ signsFrom }) => signsFrom <= clock.now()) ?? keys[0];
    if (!key) throw new Error('the platform has no key to sign with');
    return key;
  };
  return {
    get keyId() {
      return current().id;
    },
    get publicKey() {
      return current().publicKey;
    },
    sign: (textWith) => {
      const { id, privateKey } = current();
      return { keyId: id, signature: sign(null, Buffer.from(textWith(id)), privateKey).toString('base64') };
    },
    published: () => {
      const since = new Date(clock.now().getTime() - replacedKeyDays * dayMs);
      return keys.filter(({ signsUntil }) => signsUntil === null || signsUntil > since);
    },
  };
};
