import { maskEmail } from '@balcao/brazil/mask';
import type { Queries } from '../../platform/db.ts';
import { findAdminEmails } from './member-rights.repository.ts';

interface Reader {
  readonly merchantId: string;
  readonly isAdmin: boolean;
}

/** An e-mail as a member may see it, where its owner is known: those of super admins are for super admins. */
export const emailFor = (
  reader: { readonly isAdmin: boolean },
  { email, isAdmin }: { readonly email: string; readonly isAdmin: boolean },
): string => (isAdmin && !reader.isAdmin ? maskEmail(email) : email);

/** The same for texts that may be an e-mail of anyone: in the log, and in the list of invitations. */
export const adminMaskFor = async (queries: Queries, reader: Reader): Promise<(text: string) => string> => {
  if (reader.isAdmin) return (text) => text;
  const emails = new Set(await findAdminEmails(queries, reader.merchantId));
  return (text) => (emails.has(text.toLowerCase()) ? maskEmail(text) : text);
};
