import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { contactEmails } from './contact-email.tables.ts';

export type ContactEmailRow = Pick<typeof contactEmails.$inferSelect, 'email' | 'waiting'>;

const shown = { email: contactEmails.email, waiting: contactEmails.waiting };

export const findContactEmail = async (queries: Queries, merchantId: string): Promise<ContactEmailRow | undefined> => {
  const [row] = await queries.select(shown).from(contactEmails).where(eq(contactEmails.merchantId, merchantId));
  return row;
};

/** Stores an address as waiting, replacing another that waited. Undefined, without a change, where it is in use already. */
export const putWaitingEmail = async (
  tx: Tx,
  merchantId: string,
  waiting: string,
): Promise<ContactEmailRow | undefined> => {
  const [row] = await tx
    .insert(contactEmails)
    .values({ merchantId, waiting })
    .onConflictDoUpdate({
      target: contactEmails.merchantId,
      set: { waiting },
      setWhere: sql`${contactEmails.email} is distinct from excluded.waiting`,
    })
    .returning(shown);
  return row;
};

/** Takes exactly this address into use; undefined when it is not waiting any more. */
export const confirmWaitingEmail = async (
  tx: Tx,
  { merchantId, email, now }: { readonly merchantId: string; readonly email: string; readonly now: Date },
): Promise<ContactEmailRow | undefined> => {
  const [row] = await tx
    .update(contactEmails)
    .set({ email, confirmedAt: now, waiting: null })
    .where(and(eq(contactEmails.merchantId, merchantId), eq(contactEmails.waiting, email)))
    .returning(shown);
  return row;
};

/** Forgets the address that waits; nothing when none does. */
export const dropWaitingEmail = async (tx: Tx, merchantId: string): Promise<ContactEmailRow | undefined> => {
  const [row] = await tx
    .update(contactEmails)
    .set({ waiting: null })
    .where(and(eq(contactEmails.merchantId, merchantId), isNotNull(contactEmails.waiting)))
    .returning(shown);
  return row;
};
