import { and, gt, isNull, ne } from 'drizzle-orm';
import { ConfigError } from './config-error.ts';
import { type Db, transaction } from './db.ts';
import { settingsChanged } from './events.ts';
import { platformKeys } from './platform.tables.ts';
import type { Secrets } from './secrets.ts';
import { insertSigningKey } from './signing.ts';

const dayMs = 86_400_000;

/** A key that merchants are told of, and from when it signs. */
export interface NextKey {
  readonly id: string;
  readonly signsFrom: Date;
}

/**
 * Announces the next key of the platform: it is published at once and signs in so many days; running servers hear of it.
 * @throws ConfigError when one is announced already.
 */
export const announceSigningKey = (db: Db, secrets: Secrets, days: number, now: Date): Promise<NextKey> =>
  transaction(db, async (tx) => {
    const signsFrom = new Date(now.getTime() + days * dayMs);
    const id = await insertSigningKey(tx, secrets, signsFrom);
    const [announced] = await tx
      .select({ id: platformKeys.id, signsFrom: platformKeys.signsFrom })
      .from(platformKeys)
      .where(and(gt(platformKeys.signsFrom, now), isNull(platformKeys.revokedAt), ne(platformKeys.id, id)));
    if (announced)
      throw new ConfigError(
        `The key ${announced.id} is announced already and signs from ${announced.signsFrom.toISOString()}: wait until it does.`,
      );
    await tx.execute(settingsChanged);
    return { id, signsFrom };
  });

/** Replaces every key of the platform at once, for when a private key was stolen: merchants who do not know the new one believe no answer. */
export const replaceSigningKeys = (db: Db, secrets: Secrets, now: Date): Promise<NextKey> =>
  transaction(db, async (tx) => {
    const id = await insertSigningKey(tx, secrets, now);
    await tx
      .update(platformKeys)
      .set({ revokedAt: now })
      .where(and(isNull(platformKeys.revokedAt), ne(platformKeys.id, id)));
    await tx.execute(settingsChanged);
    return { id, signsFrom: now };
  });
