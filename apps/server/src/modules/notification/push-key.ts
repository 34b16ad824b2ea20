import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findPushKey, insertPushKey, lockPushKey } from './push.repository.ts';
import { newPushPair, type PushPair } from './push-message.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
}

/** The pair by which browsers know this server: made when the first one asks, the same for every process, and sealed on the disk. */
export const keepPushKey = ({ db, clock, secrets }: Needs): (() => Promise<PushPair>) => {
  const make = (): Promise<PushPair> =>
    transaction(db, async (tx) => {
      await lockPushKey(tx);
      const row = await findPushKey(tx);
      if (row) return { publicKey: row.publicKey, privateKey: secrets.open(row.sealedPrivateKey) };
      const pair = newPushPair();
      const { publicKey, privateKey } = pair;
      await insertPushKey(tx, { publicKey, sealedPrivateKey: secrets.seal(privateKey), createdAt: clock.now() });
      return pair;
    });
  let kept: Promise<PushPair> | undefined;
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
};
