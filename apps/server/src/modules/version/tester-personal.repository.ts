import { and, asc, eq, gt } from 'drizzle-orm';
import { deletePersonal, type PersonalData, personalRows } from '../../platform/personal-data.ts';
import { testers } from './version.tables.ts';

/** The mini programs whose trial versions a person may open. */
export const testsOfPerson: PersonalData = {
  name: 'trialVersions',
  read: (queries, customerId) =>
    personalRows<{ id: string; appletId: string; addedAt: Date }>((after, limit) =>
      queries
        .select({ id: testers.id, appletId: testers.appletId, addedAt: testers.addedAt })
        .from(testers)
        .where(and(eq(testers.customerId, customerId), after && gt(testers.id, after.id)))
        .orderBy(asc(testers.id))
        .limit(limit),
    ),
  erase: (tx, customerId) => deletePersonal(tx, testers, eq(testers.customerId, customerId)),
};
