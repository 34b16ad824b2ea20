import { type Db, transaction } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findWithoutReceiptCode, saveReceiptCode } from './withdrawal.repository.ts';
import { authenticationOf } from './withdrawal-receipt.ts';

const atOnce = 200;

/**
 * Stores the codes of older receipts, which were not stored. They are derived from the sealed account: after it is sealed with a new key, existing
 * receipts would not be recognised any more.
 */
export const keepReceiptCodes = async (db: Db, secrets: Pick<Secrets, 'mac'>): Promise<void> => {
  const keepSome = (): Promise<number> =>
    transaction(db, async (tx) => {
      const rows = await findWithoutReceiptCode(tx, atOnce);
      for (const row of rows) await saveReceiptCode(tx, row, authenticationOf(secrets, row));
      return rows.length;
    });
  while ((await keepSome()) > 0);
};
