import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { PersonKey } from './opening.repository.ts';
import { storedValues } from './opening.tables.ts';

const ofPerson = ({ merchantId, appletId, customerId }: PersonKey) =>
  and(
    eq(storedValues.merchantId, merchantId),
    eq(storedValues.appletId, appletId),
    eq(storedValues.customerId, customerId),
  );

/** Waits for anyone else who writes for this person; the lock ends with the transaction. */
export const lockStored = async (tx: Tx, { appletId, customerId }: PersonKey): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stored:${appletId}:${customerId}`}, 0))`);
};

export const listKeys = (queries: Queries, key: PersonKey): Promise<{ key: string; bytes: number }[]> =>
  queries
    .select({ key: storedValues.key, bytes: storedValues.bytes })
    .from(storedValues)
    .where(ofPerson(key))
    .orderBy(storedValues.key);

export const findStored = async (queries: Queries, person: PersonKey, key: string): Promise<string | undefined> => {
  const [row] = await queries
    .select({ value: storedValues.value })
    .from(storedValues)
    .where(and(ofPerson(person), eq(storedValues.key, key)));
  return row?.value;
};

export const putStored = async (
  tx: Tx,
  person: PersonKey,
  stored: { readonly key: string; readonly value: string; readonly bytes: number },
): Promise<void> => {
  const { merchantId, appletId, customerId, key } = storedValues;
  const { value, bytes } = stored;
  await tx
    .insert(storedValues)
    .values({ ...person, ...stored })
    .onConflictDoUpdate({ target: [merchantId, appletId, customerId, key], set: { value, bytes } });
};

/** Without a key, all of them. */
export const deleteStored = async (tx: Tx, person: PersonKey, key: string | undefined): Promise<void> => {
  await tx
    .delete(storedValues)
    .where(key === undefined ? ofPerson(person) : and(ofPerson(person), eq(storedValues.key, key)));
};
