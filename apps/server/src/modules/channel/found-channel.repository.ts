import type { AppletCategory } from '@balcao/contract/applet-category';
import type { ChannelLanguage } from '@balcao/contract/channel';
import { and, desc, eq, gt, inArray, isNull, like, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type ChannelRow, channelInvitations, channels, type InvitationRow } from './channel.tables.ts';

/** A channel of a team. */
export interface ChannelPlace {
  readonly merchantId: string;
  readonly channelId: string;
}

export const findByLink = async (queries: Queries, link: string): Promise<ChannelRow | undefined> => {
  const [row] = await queries.select().from(channels).where(eq(channels.link, link));
  return row;
};

interface OpenSearch {
  readonly nameKey: string;
  readonly category?: AppletCategory | undefined;
  readonly language?: ChannelLanguage | undefined;
}
/** Open channels for everyone; those with most followers first. */
export const searchOpen = (
  queries: Queries,
  { nameKey, category, language }: OpenSearch,
  limit: number,
): Promise<ChannelRow[]> =>
  queries
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.type, 'everyone'),
        eq(channels.state, 'open'),
        isNull(channels.frozenAt),
        nameKey === '' ? undefined : like(channels.nameKey, likePattern(nameKey)),
        category && eq(channels.category, category),
        language && eq(channels.language, language),
      ),
    )
    .orderBy(desc(channels.followers), desc(channels.id))
    .limit(limit);

export const findByPlaces = (queries: Queries, places: readonly ChannelPlace[]): Promise<ChannelRow[]> =>
  queries
    .select()
    .from(channels)
    .where(
      and(
        inArray(
          channels.merchantId,
          places.map(({ merchantId }) => merchantId),
        ),
        inArray(
          channels.id,
          places.map(({ channelId }) => channelId),
        ),
      ),
    );

const isGood = ({ merchantId, channelId }: ChannelPlace, token: string, now: Date) =>
  and(
    eq(channelInvitations.merchantId, merchantId),
    eq(channelInvitations.channelId, channelId),
    eq(channelInvitations.token, token),
    isNull(channelInvitations.revokedAt),
    gt(channelInvitations.endsAt, now),
    lt(channelInvitations.uses, channelInvitations.usesAtMost),
  );

/** Undefined when the link is not valid: of another channel, revoked, expired or used up. */
export const findGoodInvitation = async (
  queries: Queries,
  place: ChannelPlace,
  token: string,
  now: Date,
): Promise<InvitationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(channelInvitations)
    .where(isGood(place, token, now));
  return row;
};

/** The same, and uses it once: checked and counted in one statement (rule: database-decides). */
export const takeInvitation = async (tx: Tx, place: ChannelPlace, token: string, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(channelInvitations)
    .set({ uses: sql`${channelInvitations.uses} + 1` })
    .where(isGood(place, token, now));
  return rowCount === 1;
};

/** One more, or one less, who follows. */
export const countFollower = async (tx: Tx, { merchantId, channelId }: ChannelPlace, by: number): Promise<void> => {
  await tx
    .update(channels)
    .set({ followers: sql`${channels.followers} + ${by}` })
    .where(and(eq(channels.merchantId, merchantId), eq(channels.id, channelId)));
};

/** The same where it is open alone. False when it closes, is closed or frozen. */
export const countNewFollower = async (tx: Tx, { merchantId, channelId }: ChannelPlace): Promise<boolean> => {
  const { rowCount } = await tx
    .update(channels)
    .set({ followers: sql`${channels.followers} + 1` })
    .where(
      and(
        eq(channels.merchantId, merchantId),
        eq(channels.id, channelId),
        eq(channels.state, 'open'),
        isNull(channels.frozenAt),
      ),
    );
  return rowCount === 1;
};
