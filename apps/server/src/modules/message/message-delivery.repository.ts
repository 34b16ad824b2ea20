import type { DeliveryOutcome, DeliveryRefusal } from '@balcao/contract/message-delivery';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type DeliveryRow, deliveries, type TemplateRow, templates } from './message.tables.ts';

export const insertDelivery = async (tx: Tx, row: DeliveryRow): Promise<void> => {
  await tx.insert(deliveries).values(row);
};

export interface ListedBy {
  readonly merchantId: string;
  readonly appletId: string;
  readonly templateId?: string | undefined;
  readonly outcome?: readonly DeliveryOutcome[] | undefined;
  readonly reason?: readonly DeliveryRefusal[] | undefined;
}
const hadOutcome = (outcome: readonly DeliveryOutcome[] | undefined): SQL | undefined => {
  const [only, another] = new Set(outcome);
  if (only === undefined || another !== undefined) return undefined;
  return only === 'delivered' ? isNull(deliveries.reason) : isNotNull(deliveries.reason);
};
const listed = ({ merchantId, appletId, templateId, outcome, reason }: ListedBy): SQL | undefined =>
  and(
    eq(deliveries.merchantId, merchantId),
    eq(deliveries.appletId, appletId),
    templateId === undefined ? undefined : eq(deliveries.templateId, templateId),
    hadOutcome(outcome),
    reason && inArray(deliveries.reason, [...reason]),
  );
const newestFirst = [desc(deliveries.sentAt), desc(deliveries.id)] as const;
const ofTemplate = and(eq(templates.merchantId, deliveries.merchantId), eq(templates.id, deliveries.templateId));

export interface Listed {
  readonly delivery: DeliveryRow;
  readonly template: TemplateRow;
}

export const listDeliveries = (
  queries: Queries,
  by: ListedBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<Listed[]> =>
  queries
    .select({ delivery: deliveries, template: templates })
    .from(deliveries)
    .innerJoin(templates, ofTemplate)
    .where(
      and(
        listed(by),
        place && sql`(${deliveries.sentAt}, ${deliveries.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

/** Counts no further than people read. */
export const countDeliveries = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, deliveries, listed(by), newestFirst);

/** Counts all of them, for a file. */
export const countAllDeliveries = (queries: Queries, by: ListedBy): Promise<number> =>
  queries.$count(deliveries, listed(by));

/** Deletes recipient and content of messages, of all teams, that were sent before an instant, up to `atMost` at once; returns how many. */
export const forgetReaders = async (
  queries: Queries,
  { before, now, atMost }: { readonly before: Date; readonly now: Date; readonly atMost: number },
): Promise<number> => {
  const { rowCount } = await queries.execute(sql`
    update message_delivery
    set customer_id = null, "values" = '{}', page = null, said = null, forgotten_at = ${now.toISOString()}::timestamptz
    where ctid = any(array(
      select ctid from message_delivery
      where forgotten_at is null and sent_at < ${before.toISOString()}::timestamptz
      order by sent_at limit ${atMost} for update skip locked
    )) and forgotten_at is null`);
  return rowCount ?? 0;
};

/** What a person was sent last. */
export const listReceived = (queries: Queries, customerId: string, limit: number): Promise<Listed[]> =>
  queries
    .select({ delivery: deliveries, template: templates })
    .from(deliveries)
    .innerJoin(templates, ofTemplate)
    .where(and(eq(deliveries.customerId, customerId), isNull(deliveries.reason)))
    .orderBy(desc(deliveries.sentAt), desc(deliveries.id))
    .limit(limit);
