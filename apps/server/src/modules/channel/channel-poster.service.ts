import type { Readable } from 'node:stream';
import type { printChannel } from '@balcao/contract/channel';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import type { ChannelInvitations } from './channel-invitation.service.ts';
import type { ChannelView } from './channel-view.service.ts';
import { posterOf } from './poster.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly view: Pick<ChannelView, 'urlOf'>;
  readonly invitations: Pick<ChannelInvitations, 'goodUrlOf'>;
}

/** Posters of channels. */
export const createChannelPosters = ({ db, access, view, invitations }: Needs) => ({
  /** A channel for invited people is printed with one of its links. @throws Refusal `not_found` without a good one. */
  print: async ({ actor, params, query, now }: Call<typeof printChannel>): Promise<Readable> => {
    const { channel, rights } = await access.reach(db, actor, params.id);
    const isInvitation = channel.type === 'invited_only';
    // A link lets people in: it is for those who manage the channel.
    if (isInvitation && (query.invitationId === undefined || !rights.includes('manage'))) return refuse('not_found');
    const url = isInvitation
      ? await invitations.goodUrlOf(db, channel, query.invitationId ?? '', now)
      : view.urlOf(channel);
    const { name, description, language } = channel;
    return posterOf({ name, description, language, url, isInvitation }, now);
  },
});
export type ChannelPosters = ReturnType<typeof createChannelPosters>;
