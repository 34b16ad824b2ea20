import type { MenuPermission } from '@balcao/contract/menus';
import type { RoleStatus } from '@balcao/contract/role';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { permissionsOfRole } from '../role/role.reads.ts';
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

// Other modules' tables by their names: accounts, roles and sessions know nothing of members.
const account = sql`account as a`;
const role = sql`role as r`;
const permissions = permissionsOfRole(members.merchantId, members.roleId);
const lastUsedAt = sql<Date | null>`(
  select max(s.last_used_at) from session s
  where s.account_id = ${members.accountId} and s.merchant_id = ${members.merchantId})`.mapWith(members.joinedAt);
const twoFactor = sql<boolean>`exists (
  select from factor f where f.account_id = ${members.accountId} and f.sealed_secret is not null)`;

/** What somebody types is text and no pattern. */
const containing = (text: string, hidesAdmins: boolean): SQL => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isHidden = hidesAdmins ? members.isAdmin : sql`false`;
  return sql`(a.username ilike ${pattern} or (not ${isHidden} and a.email ilike ${pattern}))`;
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
      account: sql<string>`a.username`,
      email: sql<string>`a.email`,
      avatarId: sql<string | null>`a.avatar_id`,
      isAdmin: members.isAdmin,
      roleId: members.roleId,
      roleName: sql<string | null>`r.name`,
      roleStatus: sql<RoleStatus | null>`r.status`,
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
    .innerJoin(account, sql`a.id = ${members.accountId}`)
    .leftJoin(role, sql`r.merchant_id = ${members.merchantId} and r.id = ${members.roleId}`)
    .where(
      and(
        eq(members.merchantId, merchantId),
        accountId === undefined ? undefined : eq(members.accountId, accountId),
        search === undefined ? undefined : containing(search, hidesAdmins),
        places && inPlaces(places),
      ),
    )
    .orderBy(sql`${members.isAdmin} desc`, sql`lower(a.username)`, members.accountId)
    .limit(limit)
    .offset(offset);
