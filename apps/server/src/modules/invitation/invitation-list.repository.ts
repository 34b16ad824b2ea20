import type { RoleStatus } from '@balcao/contract/role';
import { and, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import type { InvitationRow } from './invitation.repository.ts';
import { invitations } from './invitation.tables.ts';

/** An invitation with its role and with who invites, by the names of today. */
export interface InvitationListing
  extends Pick<InvitationRow, 'id' | 'email' | 'status' | 'createdAt' | 'expiresAt' | 'roleId'> {
  readonly roleName: string;
  readonly roleStatus: RoleStatus;
  readonly invitedBy: string;
  readonly teamName: string;
}

/** Other modules' tables by their names: roles, accounts and teams know nothing of invitations. */
const listing = (queries: Queries) =>
  queries
    .select({
      id: invitations.id,
      email: invitations.email,
      status: invitations.status,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      roleId: invitations.roleId,
      roleName: sql<string>`r.name`,
      roleStatus: sql<RoleStatus>`r.status`,
      invitedBy: sql<string>`a.username`,
      teamName: sql<string>`t.name`,
    })
    .from(invitations)
    .innerJoin(sql`role as r`, sql`r.merchant_id = ${invitations.merchantId} and r.id = ${invitations.roleId}`)
    .innerJoin(sql`account as a`, sql`a.id = ${invitations.invitedBy}`)
    .innerJoin(sql`team as t`, sql`t.merchant_id = ${invitations.merchantId}`);

const isOpen = (merchantId: string) => and(eq(invitations.merchantId, merchantId), eq(invitations.status, 'pending'));

/** What nobody has accepted or revoked, newest first, after `place`. */
export const listPage = (
  queries: Queries,
  merchantId: string,
  { place, limit, offset }: { readonly place: Place | undefined; readonly limit: number; readonly offset: number },
): Promise<InvitationListing[]> => {
  const { createdAt, id } = invitations;
  const beyond = place && or(lt(createdAt, place.at), and(eq(createdAt, place.at), lt(id, place.key)));
  return listing(queries)
    .where(and(isOpen(merchantId), place && lte(createdAt, place.at), beyond))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
};

export const countOpen = (queries: Queries, merchantId: string): Promise<number> =>
  queries.$count(invitations, isOpen(merchantId));

export const findListing = async (
  queries: Queries,
  { merchantId, id }: Pick<InvitationRow, 'merchantId' | 'id'>,
): Promise<InvitationListing | undefined> => {
  const [found] = await listing(queries).where(and(eq(invitations.merchantId, merchantId), eq(invitations.id, id)));
  return found;
};
