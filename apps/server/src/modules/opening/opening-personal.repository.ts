import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { deletePersonal, eraseEach, type PersonalData, personalRows } from '../../platform/personal-data.ts';
import { appletGrants, appletPeople, loginCodes, openings, storedValues } from './opening.tables.ts';

/** As whom mini programs know a person, and what the person allowed them. */
export const appletsOfPerson: PersonalData = {
  name: 'miniPrograms',
  read: (queries, customerId) =>
    personalRows<{ appletId: string; openId: string; firstAt: Date; permissions: unknown }>((after, limit) =>
      queries
        .select({
          appletId: appletPeople.appletId,
          openId: appletPeople.openId,
          firstAt: appletPeople.firstAt,
          permissions: sql<unknown>`(select coalesce(jsonb_agg(jsonb_build_object(
              'permission', g.permission, 'isGranted', g.is_granted, 'at', g.at)), '[]')
            from applet_grant g where g.merchant_id = ${appletPeople.merchantId}
              and g.applet_id = ${appletPeople.appletId} and g.customer_id = ${appletPeople.customerId})`,
        })
        .from(appletPeople)
        .where(and(eq(appletPeople.customerId, customerId), after && gt(appletPeople.appletId, after.appletId)))
        .orderBy(asc(appletPeople.appletId))
        .limit(limit),
    ),
  erase: (tx, customerId) =>
    eraseEach(
      () => deletePersonal(tx, appletGrants, eq(appletGrants.customerId, customerId)),
      () => deletePersonal(tx, loginCodes, eq(loginCodes.customerId, customerId)),
      () => deletePersonal(tx, openings, eq(openings.customerId, customerId)),
      () => deletePersonal(tx, appletPeople, eq(appletPeople.customerId, customerId)),
    ),
};

/** What mini programs keep of a person. */
export const storedOfPerson: PersonalData = {
  name: 'miniProgramValues',
  read: (queries, customerId) =>
    personalRows<{ appletId: string; key: string; value: string }>((after, limit) =>
      queries
        .select({ appletId: storedValues.appletId, key: storedValues.key, value: storedValues.value })
        .from(storedValues)
        .where(
          and(
            eq(storedValues.customerId, customerId),
            after && sql`(${storedValues.appletId}, ${storedValues.key}) > (${after.appletId}::uuid, ${after.key})`,
          ),
        )
        .orderBy(asc(storedValues.appletId), asc(storedValues.key))
        .limit(limit),
    ),
  erase: (tx, customerId) => deletePersonal(tx, storedValues, eq(storedValues.customerId, customerId)),
};
