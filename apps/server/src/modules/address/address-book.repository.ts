import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type KeptAddressRow, keptAddresses } from './address.tables.ts';

interface Place {
  readonly customerId: string;
  readonly id: string;
}
const at = ({ customerId, id }: Place) => and(eq(keptAddresses.customerId, customerId), eq(keptAddresses.id, id));

/** The newest first. */
export const listRows = (queries: Queries, customerId: string): Promise<KeptAddressRow[]> =>
  queries
    .select()
    .from(keptAddresses)
    .where(eq(keptAddresses.customerId, customerId))
    .orderBy(desc(keptAddresses.createdAt), desc(keptAddresses.id));

/** Two that are added at once are counted one after the other; the lock ends with the transaction. */
export const lockBook = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address.book:${customerId}`}, 0))`);
};

export const countRows = async (tx: Tx, customerId: string): Promise<number> =>
  tx.$count(keptAddresses, eq(keptAddresses.customerId, customerId));

export const insertRow = async (tx: Tx, row: KeptAddressRow): Promise<void> => {
  await tx.insert(keptAddresses).values(row);
};

/** False where the person has none by this id. */
export const updateRow = async (tx: Tx, place: Place, sealedDelivery: string): Promise<boolean> =>
  (await tx.update(keptAddresses).set({ sealedDelivery }).where(at(place))).rowCount === 1;

/** False where the person has none by this id. */
export const deleteRow = async (tx: Tx, place: Place): Promise<boolean> =>
  (await tx.delete(keptAddresses).where(at(place))).rowCount === 1;
