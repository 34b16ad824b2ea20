import type { OwnTemplateState } from '@balcao/contract/message-own-template';
import { and, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type OwnTemplateRow, ownTemplates } from './message-own-template.tables.ts';
import type { AppletKey } from './message-template.repository.ts';

/** Of a team; of one mini program where it is named. */
export interface OwnTemplateKey {
  readonly merchantId: string;
  readonly id: string;
  readonly appletId?: string;
}

/** Those that have not passed: what passed is a template. */
const underWay = ({ merchantId, appletId }: AppletKey): SQL | undefined =>
  and(eq(ownTemplates.merchantId, merchantId), eq(ownTemplates.appletId, appletId), ne(ownTemplates.state, 'passed'));
const at = ({ merchantId, id, appletId }: OwnTemplateKey): SQL | undefined =>
  and(
    eq(ownTemplates.merchantId, merchantId),
    eq(ownTemplates.id, id),
    appletId === undefined ? undefined : eq(ownTemplates.appletId, appletId),
  );

export const listUnderWay = (queries: Queries, key: AppletKey): Promise<OwnTemplateRow[]> =>
  queries.select().from(ownTemplates).where(underWay(key)).orderBy(desc(ownTemplates.createdAt), desc(ownTemplates.id));

export const countUnderWay = async (queries: Queries, key: AppletKey): Promise<number> => {
  const [row] = await queries.select({ all: count() }).from(ownTemplates).where(underWay(key));
  return row?.all ?? 0;
};

export const findOwnTemplate = async (queries: Queries, key: OwnTemplateKey): Promise<OwnTemplateRow | undefined> => {
  const [row] = await queries.select().from(ownTemplates).where(at(key));
  return row;
};

/** Keeps it as it is until the transaction ends. */
export const holdOwnTemplate = async (tx: Tx, key: OwnTemplateKey): Promise<OwnTemplateRow | undefined> => {
  const [row] = await tx.select().from(ownTemplates).where(at(key)).for('update');
  return row;
};

export const insertOwnTemplate = async (tx: Tx, row: OwnTemplateRow): Promise<void> => {
  await tx.insert(ownTemplates).values(row);
};

interface From {
  /** Where it must stand. */
  readonly from: readonly OwnTemplateState[];
  /** The version that it must have; without it, any version. */
  readonly version?: number;
}
/** Undefined when it is in another state: a concurrent call has moved it (rule: database-decides). */
export const updateOwnTemplate = async (
  tx: Tx,
  key: OwnTemplateKey,
  { from, version }: From,
  change: Partial<OwnTemplateRow>,
): Promise<OwnTemplateRow | undefined> => {
  const isSame = version === undefined ? undefined : eq(ownTemplates.version, version);
  const [row] = await tx
    .update(ownTemplates)
    .set(change)
    .where(and(at(key), inArray(ownTemplates.state, [...from]), isSame))
    .returning();
  return row;
};

/** False when it stands where it may not be removed. */
export const deleteOwnTemplate = async (
  tx: Tx,
  key: OwnTemplateKey,
  from: readonly OwnTemplateState[],
): Promise<boolean> => {
  const { rowCount } = await tx.delete(ownTemplates).where(and(at(key), inArray(ownTemplates.state, [...from])));
  return rowCount === 1;
};
