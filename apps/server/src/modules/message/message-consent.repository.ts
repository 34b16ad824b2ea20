import { consentsAtMost, type MessageAnswer } from '@balcao/contract/message-consent';
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ConsentRow, consents, type TemplateRow, templates } from './message.tables.ts';

interface Key {
  readonly merchantId: string;
  readonly templateId: string;
  readonly customerId: string;
}
const at = ({ merchantId, templateId, customerId }: Key) =>
  and(eq(consents.merchantId, merchantId), eq(consents.templateId, templateId), eq(consents.customerId, customerId));

export const listConsents = (
  queries: Queries,
  merchantId: string,
  { customerId, templateIds }: { readonly customerId: string; readonly templateIds: readonly string[] },
): Promise<ConsentRow[]> =>
  queries
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.merchantId, merchantId),
        inArray(consents.templateId, [...templateIds]),
        eq(consents.customerId, customerId),
      ),
    );

/** Each acceptance adds one, up to the maximum. Only `never` ends a long-term consent. */
export const putAnswer = async (tx: Tx, key: Key, answer: MessageAnswer, now: Date): Promise<ConsentRow> => {
  const isNever = answer === 'never';
  const more = answer === 'accept' ? 1 : 0;
  const remaining = isNever ? sql`0` : sql`least(${consents.remaining} + ${more}, ${consentsAtMost})`;
  const isAlways = answer === 'always';
  const isLongTerm = isNever ? false : isAlways || sql`${consents.isLongTerm}`;
  const [row] = await tx
    .insert(consents)
    .values({ ...key, remaining: more, isNever, isLongTerm: isAlways, answeredAt: now })
    .onConflictDoUpdate({
      target: [consents.merchantId, consents.templateId, consents.customerId],
      set: { remaining, isNever, isLongTerm, answeredAt: now },
    })
    .returning();
  return row as ConsentRow;
};

/** Uses one consent up; false when there is none. Two who take the last one at once: the row decides (rule: database-decides). */
export const takeConsent = async (tx: Tx, key: Key): Promise<boolean> => {
  const taken = await tx
    .update(consents)
    .set({ remaining: sql`${consents.remaining} - 1` })
    .where(and(at(key), gt(consents.remaining, 0)));
  return taken.rowCount === 1;
};

/** What a person answered, kept as it is until the transaction ends: they take nothing back meanwhile. */
export const holdConsent = async (tx: Tx, key: Key): Promise<ConsentRow | undefined> => {
  const [row] = await tx.select().from(consents).where(at(key)).for('update');
  return row;
};

/** What these people answered about one template, kept in the same way; in one order for everyone, so that there is no deadlock. */
export const holdConsents = (
  tx: Tx,
  { merchantId, templateId }: Omit<Key, 'customerId'>,
  customerIds: readonly string[],
): Promise<ConsentRow[]> =>
  tx
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.merchantId, merchantId),
        eq(consents.templateId, templateId),
        sql`${consents.customerId} = any(${sql.param([...customerIds])}::uuid[])`,
      ),
    )
    .orderBy(consents.customerId)
    .for('update');

/** What a person allowed or never wants, of templates that there are, the last answer first. */
export const listOwn = (
  queries: Queries,
  customerId: string,
  limit: number,
): Promise<{ consent: ConsentRow; template: TemplateRow }[]> =>
  queries
    .select({ consent: consents, template: templates })
    .from(consents)
    .innerJoin(templates, and(eq(templates.merchantId, consents.merchantId), eq(templates.id, consents.templateId)))
    .where(
      and(eq(consents.customerId, customerId), or(gt(consents.remaining, 0), consents.isNever, consents.isLongTerm)),
    )
    .orderBy(desc(consents.answeredAt), consents.templateId)
    .limit(limit);

export const deleteConsent = async (tx: Tx, key: Key): Promise<boolean> =>
  (await tx.delete(consents).where(at(key))).rowCount === 1;
