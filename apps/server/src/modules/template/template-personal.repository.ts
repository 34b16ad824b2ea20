import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { emptyPersonal, type PersonalData, personalRows } from '../../platform/personal-data.ts';
import { type ComplaintRow, templateComplaints as complaints } from './template.tables.ts';

type Complaint = Pick<ComplaintRow, 'conversationId' | 'position' | 'kind' | 'reason' | 'text' | 'at'>;

/** What a person complained of; that someone did stays, without the words (docs/decisions/092). */
export const complaintsOfPerson: PersonalData = {
  name: 'messageComplaints',
  read: (queries, customerId) =>
    personalRows<Complaint>((after, limit) =>
      queries
        .select({
          conversationId: complaints.conversationId,
          position: complaints.position,
          kind: complaints.kind,
          reason: complaints.reason,
          text: complaints.text,
          at: complaints.at,
        })
        .from(complaints)
        .where(
          and(
            eq(complaints.customerId, customerId),
            after &&
              sql`(${complaints.conversationId}, ${complaints.position}) > (${after.conversationId}::uuid, ${after.position}::int)`,
          ),
        )
        .orderBy(asc(complaints.conversationId), asc(complaints.position))
        .limit(limit),
    ),
  erase: (tx, customerId) =>
    emptyPersonal(tx, complaints, and(eq(complaints.customerId, customerId), ne(complaints.text, '')), sql`text = ''`),
};
