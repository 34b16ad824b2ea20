import { Delivery } from '@balcao/contract/address-book';
import { and, asc, eq, gt } from 'drizzle-orm';
import { deletePersonal, type PersonalData, personalRows } from '../../platform/personal-data.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { keptAddresses } from './address.tables.ts';

/** The addresses that a person keeps. */
export const addressesOfPerson = ({ secrets }: { readonly secrets: Pick<Secrets, 'open'> }): PersonalData => ({
  name: 'addresses',
  read: async function* (queries, customerId) {
    const batches = personalRows<typeof keptAddresses.$inferSelect>((after, limit) =>
      queries
        .select()
        .from(keptAddresses)
        .where(and(eq(keptAddresses.customerId, customerId), after && gt(keptAddresses.id, after.id)))
        .orderBy(asc(keptAddresses.id))
        .limit(limit),
    );
    for await (const rows of batches)
      yield rows.map(({ sealedDelivery, createdAt }) => ({
        ...Delivery.parse(JSON.parse(secrets.open(sealedDelivery))),
        createdAt,
      }));
  },
  erase: (tx, customerId) => deletePersonal(tx, keptAddresses, eq(keptAddresses.customerId, customerId)),
});
