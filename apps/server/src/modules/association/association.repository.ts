import { type AssociationState, associationsLive } from '@balcao/contract/association';
import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type AssociationRow, associations } from './association.tables.ts';

type Key = Pick<AssociationRow, 'merchantId' | 'id'>;
/** A mini program, and its team. */
export interface AppletKey {
  readonly merchantId: string;
  readonly appletId: string;
}
const at = ({ merchantId, id }: Key) => and(eq(associations.merchantId, merchantId), eq(associations.id, id));
const ofApplet = ({ merchantId, appletId }: AppletKey) =>
  and(eq(associations.appletMerchantId, merchantId), eq(associations.appletId, appletId));
const isLive = inArray(associations.state, [...associationsLive]);

/** False when the channel has one, or asks for one. */
export const insertAssociation = async (tx: Tx, row: AssociationRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(associations).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** Waits for another channel that asks for the same mini program, and counts what there is: the lock ends with the transaction. */
export const lockApplet = async (tx: Tx, key: AppletKey): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`association:${key.appletId}`}, 0))`);
  const [row] = await tx
    .select({ all: count() })
    .from(associations)
    .where(and(ofApplet(key), isLive));
  return row?.all ?? 0;
};

export const findAssociation = async (queries: Queries, key: Key): Promise<AssociationRow | undefined> => {
  const [row] = await queries.select().from(associations).where(at(key));
  return row;
};

/** The one of a mini program, whose ever the channel is. */
export const findOfApplet = async (
  queries: Queries,
  key: AppletKey,
  id: string,
): Promise<AssociationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(associations)
    .where(and(ofApplet(key), eq(associations.id, id)));
  return row;
};

/** The last one that was asked for. */
export const findNewest = async (
  queries: Queries,
  merchantId: string,
  channelId: string,
): Promise<AssociationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(associations)
    .where(and(eq(associations.merchantId, merchantId), eq(associations.channelId, channelId)))
    .orderBy(desc(associations.requestedAt), desc(associations.id))
    .limit(1);
  return row;
};

/** The one that people use. */
export const findOn = async (
  queries: Queries,
  merchantId: string,
  channelId: string,
): Promise<AssociationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(associations)
    .where(
      and(eq(associations.merchantId, merchantId), eq(associations.channelId, channelId), eq(associations.state, 'on')),
    );
  return row;
};

/** Those that wait, or that people use, the newest first. */
export const listLive = (queries: Queries, key: AppletKey, limit: number): Promise<AssociationRow[]> =>
  queries
    .select()
    .from(associations)
    .where(and(ofApplet(key), isLive))
    .orderBy(desc(associations.requestedAt), desc(associations.id))
    .limit(limit);

type Change = Partial<AssociationRow> & Pick<AssociationRow, 'state'>;
/** Moves it to a state (rule: published-moves). Undefined when it does not stand at one of these, any more. */
export const moveAssociation = async (
  tx: Tx,
  key: Key,
  from: readonly AssociationState[],
  to: Change,
): Promise<AssociationRow | undefined> => {
  const [row] = await tx
    .update(associations)
    .set(to)
    .where(and(at(key), inArray(associations.state, [...from])))
    .returning();
  return row;
};

/** Ends one that was approved by then, or before. Undefined where none was. */
export const liftApproved = async (
  tx: Tx,
  key: Key,
  approvedBy: Date,
  endedAt: Date,
): Promise<AssociationRow | undefined> => {
  const [row] = await tx
    .update(associations)
    .set({ state: 'lifted', endedAt })
    .where(and(at(key), eq(associations.state, 'on'), lte(associations.approvedAt, approvedBy)))
    .returning();
  return row;
};
