import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { deletePersonal, emptyPersonal, type PersonalData, personalRows } from '../../platform/personal-data.ts';
import { type ConsentRow, consents, type DeliveryRow, deliveries } from './message.tables.ts';

type Delivered = Pick<DeliveryRow, 'id' | 'appletId' | 'values' | 'said' | 'page' | 'seenAt' | 'sentAt'>;
const delivered = (customerId: string) => and(eq(deliveries.customerId, customerId), isNull(deliveries.reason));

/** Messages of mini programs that a person got. */
export const deliveriesOfPerson: PersonalData = {
  name: 'messages',
  read: (queries, customerId) =>
    personalRows<Delivered>((after, limit) =>
      queries
        .select({
          id: deliveries.id,
          appletId: deliveries.appletId,
          values: deliveries.values,
          said: deliveries.said,
          page: deliveries.page,
          seenAt: deliveries.seenAt,
          sentAt: deliveries.sentAt,
        })
        .from(deliveries)
        .where(and(delivered(customerId), after && gt(deliveries.id, after.id)))
        .orderBy(asc(deliveries.id))
        .limit(limit),
    ),
  // That one was delivered stays, as of any that is forgotten (rule: messages-are-forgotten).
  erase: (tx, customerId, now) =>
    emptyPersonal(
      tx,
      deliveries,
      delivered(customerId),
      sql`customer_id = null, "values" = '{}', page = null, said = null, forgotten_at = ${now.toISOString()}::timestamptz`,
    ),
};

/** What a person answered when they were asked for messages. */
export const consentsOfPerson: PersonalData = {
  name: 'messageConsents',
  read: (queries, customerId) =>
    personalRows<Omit<ConsentRow, 'customerId' | 'merchantId'>>((after, limit) =>
      queries
        .select({
          templateId: consents.templateId,
          remaining: consents.remaining,
          isNever: consents.isNever,
          isLongTerm: consents.isLongTerm,
          answeredAt: consents.answeredAt,
        })
        .from(consents)
        .where(and(eq(consents.customerId, customerId), after && gt(consents.templateId, after.templateId)))
        .orderBy(asc(consents.templateId))
        .limit(limit),
    ),
  erase: (tx, customerId) => deletePersonal(tx, consents, eq(consents.customerId, customerId)),
};
