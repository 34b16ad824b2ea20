import type { MenuPermission } from '@balcao/contract/menus';
import type { RoleStatus } from '@balcao/contract/role';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { accountRow } from '../account/account.reads.ts';
import { permissionsOfRole, roleRow } from '../role/role.reads.ts';
import { members } from './member.tables.ts';

/** A member with everything that the list says of them. */
export interface MemberListing {
  readonly accountId: string;
  readonly account: string;
  readonly email: string;
  readonly avatarId: string | null;
  readonly isAdmin: boolean;
  readonly roleId: string | null;
  readonly roleName: string | null;
  readonly roleStatus: RoleStatus | null;
  /** What the role would allow if it were enabled. */
  readonly permissions: readonly MenuPermission[];
  readonly joinedAt: Date;
  readonly lastUsedAt: Date | null;
  readonly twoFactor: boolean;
  readonly version: number;
  /** How many super admins the team has, and how many members the filter finds. */
  readonly admins: number;
  readonly total: number;
}

export interface MembersAsked {
  readonly merchantId: string;
  readonly accountId?: string | undefined;
  readonly search?: string | undefined;
  /** The reader sees e-mails of super admins masked, so no search may find them out letter by letter. */
  readonly hidesAdmins?: boolean;
  /** Ids of roles, and `superAdmin`. */
  readonly places?: readonly string[] | undefined;
}

// Sessions and factors by the names of their tables: their modules stand on this one.
const permissions = permissionsOfRole(members.merchantId, members.roleId);
const lastUsedAt = sql<Date | null>`(
  select max(s.last_used_at) from session s
  where s.account_id = ${members.accountId} and s.merchant_id = ${members.merchantId})`.mapWith(members.joinedAt);
const twoFactor = sql<boolean>`exists (
  select from factor f where f.account_id = ${members.accountId} and f.sealed_secret is not null)`;

/** What someone types is text and no pattern. */
const containing = (text: string, hidesAdmins: boolean): SQL => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isHidden = hidesAdmins ? members.isAdmin : sql`false`;
  return sql`(${accountRow.username} ilike ${pattern} or (not ${isHidden} and ${accountRow.email} ilike ${pattern}))`;
};

const inPlaces = (places: readonly string[]): SQL | undefined =>
  or(
    places.includes('superAdmin') ? eq(members.isAdmin, true) : undefined,
    inArray(
      members.roleId,
      places.filter((place) => place !== 'superAdmin'),
    ),
  );

/** One statement: a page of members with their accounts, roles and last use; super admins first, then by name. */
export const listRows = (
  queries: Queries,
  { merchantId, accountId, search, places, hidesAdmins = false }: MembersAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MemberListing[]> =>
  queries
    .select({
      accountId: members.accountId,
      account: accountRow.username,
      email: accountRow.email,
      avatarId: accountRow.avatarId,
      isAdmin: members.isAdmin,
      roleId: members.roleId,
      roleName: sql<string | null>`${roleRow.name}`,
      roleStatus: sql<RoleStatus | null>`${roleRow.status}`,
      permissions,
      joinedAt: members.joinedAt,
      lastUsedAt,
      twoFactor,
      version: members.version,
      admins: sql<number>`(select count(*) from member x where x.merchant_id = ${merchantId} and x.is_admin)`.mapWith(
        Number,
      ),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(members)
    .innerJoin(accountRow.table, accountRow.is(members.accountId))
    .leftJoin(roleRow.table, roleRow.is(members.merchantId, members.roleId))
    .where(
      and(
        eq(members.merchantId, merchantId),
        accountId === undefined ? undefined : eq(members.accountId, accountId),
        search === undefined ? undefined : containing(search, hidesAdmins),
        places && inPlaces(places),
      ),
    )
    .orderBy(sql`${members.isAdmin} desc`, sql`lower(${accountRow.username})`, members.accountId)
    .limit(limit)
    .offset(offset);
