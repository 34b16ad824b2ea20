import type { MenuPermission } from '@balcao/contract/menus';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { accountRow } from '../account/account.reads.ts';
import { permissionsInForce } from '../role/role.reads.ts';
import { members } from './member.tables.ts';

/** A member with what they may do at this moment, and how one writes to them. */
export interface MemberWithRights {
  readonly accountId: string;
  readonly email: string;
  readonly locale: string;
  readonly isAdmin: boolean;
  /** Empty where the role is switched off or deleted. */
  readonly menuPermissions: readonly MenuPermission[];
}

/** Everyone of a team. */
export const findMembersWithRights = (queries: Queries, merchantId: string): Promise<MemberWithRights[]> =>
  queries
    .select({
      accountId: members.accountId,
      email: accountRow.email,
      locale: accountRow.locale,
      isAdmin: members.isAdmin,
      menuPermissions: permissionsInForce(members.merchantId, members.roleId),
    })
    .from(members)
    .innerJoin(accountRow.table, accountRow.is(members.accountId))
    .where(eq(members.merchantId, merchantId))
    .orderBy(asc(members.accountId));

/** One of them. */
export const findMemberWithRights = async (
  queries: Queries,
  merchantId: string,
  accountId: string,
): Promise<Pick<MemberWithRights, 'isAdmin' | 'menuPermissions'> | undefined> => {
  const [row] = await queries
    .select({ isAdmin: members.isAdmin, menuPermissions: permissionsInForce(members.merchantId, members.roleId) })
    .from(members)
    // Without a second table the columns of the piece above would stand in it without the name of theirs.
    .innerJoin(accountRow.table, accountRow.is(members.accountId))
    .where(and(eq(members.merchantId, merchantId), eq(members.accountId, accountId)));
  return row;
};

const adminEmailsRow = z.object({ email: z.string() });
/**
 * The addresses of a team's super admins: those of their accounts, and those to which they were invited. Other modules' tables by
 * their names, as above.
 */
export const findAdminEmails = async (queries: Queries, merchantId: string): Promise<string[]> => {
  const rows = await rowsOf(
    queries,
    adminEmailsRow,
    sql`
    select a.email from member m join ${accountRow.table} on ${accountRow.is(sql`m.account_id`)}
    where m.merchant_id = ${merchantId} and m.is_admin
    union
    select i.email from invitation i join member m on m.merchant_id = i.merchant_id and m.account_id = i.accepted_by
    where i.merchant_id = ${merchantId} and m.is_admin and i.email is not null`,
  );
  return rows.map(({ email }) => email);
};
