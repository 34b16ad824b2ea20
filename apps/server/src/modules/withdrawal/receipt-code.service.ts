import { type Db, transaction } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findWithoutReceiptCode, saveReceiptCode } from './withdrawal.repository.ts';
import { authenticationOf } from './withdrawal-receipt.ts';

const atOnce = 200;

/**
 * Keeps the codes of receipts from before they were kept. Their codes follow from the account as it is sealed: once it is sealed again,
 * the receipts that people hold would no longer be recognised.
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
