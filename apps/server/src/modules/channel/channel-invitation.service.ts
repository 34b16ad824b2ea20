import { randomBytes } from 'node:crypto';
import {
  type ChannelInvitation,
  type createChannelInvitation,
  type LinkState,
  linksAtMost,
  type listChannelInvitations,
  type revokeChannelInvitation,
} from '@balcao/contract/channel-invitation';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockChannel } from './channel.repository.ts';
import type { ChannelRow, InvitationRow } from './channel.tables.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import {
  countGood,
  findInvitation,
  insertInvitation,
  listInvitations,
  revokeInvitation,
} from './channel-invitation.repository.ts';
import type { ChannelTelling } from './channel-telling.ts';
import type { ChannelView } from './channel-view.service.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly view: Pick<ChannelView, 'urlOf'>;
  readonly tell: ChannelTelling;
}
const dayMs = 86_400_000;
/** Links that the list shows: the good ones, and the last of those that are over. */
const shownAtMost = 100;

const stateOf = ({ revokedAt, endsAt, uses, usesAtMost }: InvitationRow, now: Date): LinkState => {
  if (revokedAt) return 'revoked';
  if (endsAt <= now) return 'over';
  return uses < usesAtMost ? 'good' : 'usedUp';
};
const placeOf = ({ merchantId, id }: ChannelRow) => ({ merchantId, channelId: id });

/** Links that invite people to a channel. */
export const createChannelInvitations = ({ db, access, view, tell }: Needs) => {
  const present = (channel: ChannelRow, row: InvitationRow, now: Date): ChannelInvitation => ({
    id: row.id,
    url: `${view.urlOf(channel)}?invitation=${row.token}`,
    uses: row.uses,
    usesAtMost: row.usesAtMost,
    endsAt: row.endsAt.toISOString(),
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
  });

  return {
    /** What a link passes on. @throws Refusal `not_found` for one that is not valid. */
    goodUrlOf: async (queries: Queries, channel: ChannelRow, id: string, now: Date): Promise<string> => {
      const row = (await findInvitation(queries, placeOf(channel), id)) ?? refuse('not_found');
      return stateOf(row, now) === 'good' ? present(channel, row, now).url : refuse('not_found');
    },

    list: async (call: Call<typeof listChannelInvitations>): Promise<ReplyOf<typeof listChannelInvitations>> => {
      const { channel } = await access.reachManaged(db, call.actor, call.params.id);
      const rows = await listInvitations(db, placeOf(channel), shownAtMost);
      return { list: rows.map((row) => present(channel, row, call.now)) };
    },

    /** @throws Refusal `state_forbids` for a channel that everyone may follow, or that closes; `channel_links_full`. */
    create: (call: Call<typeof createChannelInvitation>): Promise<ChannelInvitation> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel } = await access.reachToChange(tx, actor, params.id);
        if (channel.type !== 'invited_only' || channel.state !== 'open') refuse('state_forbids');
        await lockChannel(tx, channel);
        if ((await countGood(tx, placeOf(channel), now)) >= linksAtMost) refuse('channel_links_full');
        const row: InvitationRow = {
          ...placeOf(channel),
          id: newId(now),
          token: randomBytes(16).toString('base64url'),
          uses: 0,
          usesAtMost: body.usesAtMost,
          endsAt: new Date(now.getTime() + body.days * dayMs),
          revokedAt: null,
          createdBy: actor.accountId,
          createdAt: now,
        };
        await insertInvitation(tx, row);
        await tell(tx, call, channel, { event: LogEvent.enum.channelLinkMade });
        return present(channel, row, now);
      }),

    /** The link is invalid from this moment on. This locks only the link: calls that use it lock the channel after it. */
    revoke: (call: Call<typeof revokeChannelInvitation>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { channel } = await access.reachToChange(tx, actor, params.id);
        if (!(await revokeInvitation(tx, placeOf(channel), params.invitationId, now))) refuse('not_found');
        await tell(tx, call, channel, { event: LogEvent.enum.channelLinkRevoked });
        return null;
      }),
  };
};
export type ChannelInvitations = ReturnType<typeof createChannelInvitations>;
