import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { channelInvitations, type InvitationRow } from './channel.tables.ts';
import type { ChannelPlace } from './found-channel.repository.ts';

const ofChannel = ({ merchantId, channelId }: ChannelPlace) =>
  and(eq(channelInvitations.merchantId, merchantId), eq(channelInvitations.channelId, channelId));

export const insertInvitation = async (tx: Tx, row: InvitationRow): Promise<void> => {
  await tx.insert(channelInvitations).values(row);
};

/** How many links of a channel let people in. */
export const countGood = async (tx: Tx, place: ChannelPlace, now: Date): Promise<number> => {
  const [row] = await tx
    .select({ all: count() })
    .from(channelInvitations)
    .where(
      and(
        ofChannel(place),
        isNull(channelInvitations.revokedAt),
        gt(channelInvitations.endsAt, now),
        lt(channelInvitations.uses, channelInvitations.usesAtMost),
      ),
    );
  return row?.all ?? 0;
};

/** The newest first. */
export const listInvitations = (queries: Queries, place: ChannelPlace, limit: number): Promise<InvitationRow[]> =>
  queries
    .select()
    .from(channelInvitations)
    .where(ofChannel(place))
    .orderBy(desc(channelInvitations.createdAt), desc(channelInvitations.id))
    .limit(limit);

export const findInvitation = async (
  queries: Queries,
  place: ChannelPlace,
  id: string,
): Promise<InvitationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(channelInvitations)
    .where(and(ofChannel(place), eq(channelInvitations.id, id)));
  return row;
};

/** Undefined when the channel has no such link; one that is revoked already stays as it is. */
export const revokeInvitation = async (
  tx: Tx,
  place: ChannelPlace,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> => {
  await tx
    .update(channelInvitations)
    .set({ revokedAt: now })
    .where(and(ofChannel(place), eq(channelInvitations.id, id), isNull(channelInvitations.revokedAt)));
  return findInvitation(tx, place, id);
};
