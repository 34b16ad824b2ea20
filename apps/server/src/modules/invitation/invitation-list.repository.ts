import type { RoleStatus } from '@balcao/contract/role';
import { and, asc, desc, eq, gt, lt, lte, ne, or } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { accountRow } from '../account/account.reads.ts';
import { roleRow } from '../role/role.reads.ts';
import { teamRow } from '../team/team.reads.ts';
import type { InvitationRow } from './invitation.repository.ts';
import { invitations } from './invitation.tables.ts';

/** An invitation with its role and with who invites, by the names of today. */
export interface InvitationListing
  extends Pick<
    InvitationRow,
    'id' | 'email' | 'status' | 'createdAt' | 'expiresAt' | 'roleId' | 'channelId' | 'channelRights'
  > {
  readonly roleName: string;
  readonly roleStatus: RoleStatus;
  readonly invitedBy: string;
  readonly teamName: string;
}

const listing = (queries: Queries) =>
  queries
    .select({
      id: invitations.id,
      email: invitations.email,
      status: invitations.status,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      roleId: invitations.roleId,
      channelId: invitations.channelId,
      channelRights: invitations.channelRights,
      roleName: roleRow.name,
      roleStatus: roleRow.status,
      invitedBy: accountRow.username,
      teamName: teamRow.name,
    })
    .from(invitations)
    .innerJoin(roleRow.table, roleRow.is(invitations.merchantId, invitations.roleId))
    .innerJoin(accountRow.table, accountRow.is(invitations.invitedBy))
    .innerJoin(teamRow.table, teamRow.is(invitations.merchantId));

const isOpen = (merchantId: string) => and(eq(invitations.merchantId, merchantId), eq(invitations.status, 'pending'));

/** Invitations that are neither accepted nor revoked, newest first, after `place`. */
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

interface ChannelPlace {
  readonly merchantId: string;
  readonly channelId: string;
}
const isOpenTo = ({ merchantId, channelId }: ChannelPlace) =>
  and(isOpen(merchantId), eq(invitations.channelId, channelId));

/** Who is invited to manage a channel and has not answered, in the order of the invitations. */
export const listInvitedTo = (queries: Queries, place: ChannelPlace): Promise<InvitationListing[]> =>
  listing(queries).where(isOpenTo(place)).orderBy(asc(invitations.createdAt), asc(invitations.id));

/** How many of these can still answer, without one. */
export const countInvitedTo = (
  queries: Queries,
  place: ChannelPlace,
  now: Date,
  without: string | undefined,
): Promise<number> =>
  queries.$count(
    invitations,
    and(
      isOpenTo(place),
      gt(invitations.expiresAt, now),
      without === undefined ? undefined : ne(invitations.id, without),
    ),
  );
