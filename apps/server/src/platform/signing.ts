import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, transaction } from './db.ts';
import { newToken } from './ids.ts';
import { platformKeys } from './platform.tables.ts';
import type { Secrets } from './secrets.ts';

export interface Signing {
  readonly keyId: string;
  /** Ed25519, SPKI, PEM. */
  readonly publicKey: string;
  /** Base64 of the Ed25519 signature. */
  sign(text: string): string;
}

const make = (secrets: Secrets) => {
  const pair = generateKeyPairSync('ed25519');
  return {
    id: newToken().slice(0, 16),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sealedPrivateKey: secrets.seal(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    createdAt: new Date(),
  };
};

/** The platform's own key: made at the first start, shared by every process (promise W4). */
export const openSigning = async (db: Db, secrets: Secrets): Promise<Signing> => {
  const row = await transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('platform_key'))`);
    const [known] = await tx.select().from(platformKeys).orderBy(platformKeys.createdAt).limit(1);
    if (known) return known;
    const [made] = await tx.insert(platformKeys).values(make(secrets)).returning();
    return made as typeof platformKeys.$inferSelect;
  });
  const key: KeyObject = createPrivateKey(secrets.open(row.sealedPrivateKey));
  return {
    keyId: row.id,
    publicKey: createPublicKey(row.publicKey).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
};
