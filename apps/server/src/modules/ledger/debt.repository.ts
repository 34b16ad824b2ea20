import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { lockSpendable, postJournal } from './ledger.repository.ts';

const debtsRow = z.object({ merchantId: z.string(), owed: z.int() });
/** What these merchants owe, in centavos; those that owe nothing are left out. */
const listDebts = async (tx: Tx, merchantIds: readonly string[]): Promise<{ merchantId: string; owed: number }[]> => {
  const rows = await rowsOf(
    tx,
    debtsRow,
    sql`
    select merchant_id as "merchantId", -amount as owed from ledger.balance
    where bucket = 'debt' and amount < 0 and merchant_id = any(${sql.param([...merchantIds])}::uuid[]) order by merchant_id`,
  );
  return rows;
};

/**
 * New available money, and money returned from the reserve, first pays the merchant's debt to the platform, in the same transaction, so that owed
 * money cannot be withdrawn. A debt is only created by a transaction that holds the lock on the available balance (`lockSpendable`): either this
 * transaction sees the debt, or the one that creates it finds the money.
 */
export const collectDebts = async (tx: Tx, merchantIds: readonly string[], at: Date): Promise<void> => {
  if (merchantIds.length === 0) return;
  for (const { merchantId } of await listDebts(tx, merchantIds)) {
    const spendable = await lockSpendable(tx, merchantId);
    // Read again: another transaction may have paid it before this one held the balance.
    const [{ owed } = { owed: 0 }] = await listDebts(tx, [merchantId]);
    const available = Math.min(owed, spendable.available);
    const reserve = Math.min(owed - available, spendable.reserve);
    if (available + reserve === 0) continue;
    const id = newId(at);
    const lines = [
      { bucket: 'available', rail: '', amount: -available },
      { bucket: 'reserve', rail: '', amount: -reserve },
      { bucket: 'debt', rail: '', amount: available + reserve },
    ].filter(({ amount }) => amount !== 0);
    await postJournal(tx, { merchantId, id, cause: `debt:${id}:paid`, at, reverses: null, lines });
  }
};
