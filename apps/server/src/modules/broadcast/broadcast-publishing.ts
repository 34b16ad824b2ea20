import { scheduleDays } from '@balcao/contract/broadcast';
import { ReadyBroadcast } from '@balcao/contract/broadcast-ready';
import { type BroadcastState, broadcastStateMoves } from '@balcao/contract/broadcast-state';
import { LogEvent } from '@balcao/contract/log';
import type { MenuPermission } from '@balcao/contract/menus';
import { statesBefore } from '@balcao/contract/states';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseField, refuseFound } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { ActionContext } from '../log/log.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ArticlePictures } from './article-picture.service.ts';
import { type BroadcastKey, countOfDay, moveBroadcast } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import type { BroadcastAudiences } from './broadcast-audience.service.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import type { BroadcastTemplates } from './broadcast-template.ts';
import { recallEndOf } from './broadcast-view.ts';

interface Needs {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly access: Pick<ChannelAccess, 'hold'>;
  readonly audiences: BroadcastAudiences;
  readonly tell: BroadcastTelling;
  readonly pictures: Pick<ArticlePictures, 'keep' | 'release'>;
  readonly media: Pick<MediaService, 'mustBeSound' | 'release'>;
  readonly templates: Pick<BroadcastTemplates, 'ready'>;
}
/** What a member does, or a server with the rights of one. */
interface Action extends ActionContext {
  readonly actor: ActionContext['actor'] & {
    readonly isAdmin: boolean;
    readonly menuPermissions: readonly MenuPermission[];
  };
}
/** A broadcast of a channel, as it was read by one who may publish there. */
interface Found {
  readonly channel: Reached['channel'];
  readonly row: BroadcastRow;
}
interface Publication extends Found {
  /** At once where it is null. */
  readonly at: Date | null;
  /** Everyone where it is null. */
  readonly audience: BroadcastRow['audience'];
  /** What the log calls it. */
  readonly events: { readonly sent: LogEvent; readonly scheduled: LogEvent };
}
const dayMs = 86_400_000;
const keyOf = ({ merchantId, channelId, id }: BroadcastRow): BroadcastKey => ({ merchantId, channelId, id });
const before = (to: BroadcastState): BroadcastState[] => statesBefore(broadcastStateMoves, to);

/** Sends a broadcast at its time: to all followers by updating one row, to a part of them by a job. */
export const sentAs = (
  { followers }: Pick<Reached['channel'], 'followers'>,
  audience: BroadcastRow['audience'],
  now: Date,
) =>
  audience
    ? ({ state: 'sending', sentAt: now, slicedAt: now, toLook: followers } as const)
    : ({ state: 'sent', sentAt: now, delivered: followers } as const);

/** @throws Refusal `form_invalid` on what is missing or too much. */
const mustBeReady = (row: BroadcastRow): void => {
  const { success, error } = ReadyBroadcast.safeParse(row);
  if (!success) refuseFound(error.issues);
};

/** When one is to be sent. @throws Refusal `form_invalid` on a time that has passed, or is more than a year away. */
export const timeOf = (at: string | null, now: Date): Date | null => {
  if (at === null) return null;
  const time = new Date(at);
  if (time <= now) refuseField('at', 'publishPast');
  if (time.getTime() > now.getTime() + scheduleDays * dayMs) refuseField('at', 'broadcastFar');
  return time;
};

/** Publishing and taking back, the same for members and for servers; who may is asked before. */
export const createBroadcastPublishing = (needs: Needs) => {
  const { jobs, access, audiences, tell, pictures, media, templates } = needs;
  /** Files that it may show. @throws Refusal `form_invalid` where one is not sound. */
  const filesOf = async (tx: Tx, row: BroadcastRow, now: Date): Promise<Partial<BroadcastRow>> => {
    const { type, merchantId, mediaIds } = row;
    if (type === 'video' || type === 'document') {
      await media.mustBeSound(tx, merchantId, mediaIds, type);
      return {};
    }
    // What was chosen while it was of another type does not go along.
    await media.release(tx, row, mediaIds, now);
    return { mediaIds: [] };
  };

  /**
   * What can go out, with its files and the words of its template; the channel is held.
   * @throws Refusal `form_invalid`; `state_forbids`; `channel_frozen`; `follower_orders`; `template_not_sendable`.
   */
  const prepare = async (tx: Tx, action: Action, { channel: seen, row, at, audience }: Publication) => {
    const { actor, now } = action;
    mustBeReady(row);
    if (audience) await audiences.mustBeGood(tx, actor, row, audience, { now, isNow: at === null });
    const files = { ...(await filesOf(tx, row, now)), ...(await templates.ready(tx, row, seen.name)) };
    // From here on others who publish in this channel wait: the day is counted, and the followers are those of this moment.
    const channel = await access.hold(tx, seen);
    if (channel.state === 'closed') refuse('state_forbids');
    if (channel.frozenAt) refuse('channel_frozen');
    return { channel, files };
  };

  return {
    /**
     * Asks a second person, where the channel needs one: what is to be sent, when, and to whom stays as it is until they decide. Undefined
     * where it needs none.
     * @throws Refusal `form_invalid`; `state_forbids` for what is no draft any more; `channel_frozen`; `follower_orders`.
     */
    ask: async (tx: Tx, action: Action, found: Publication): Promise<BroadcastRow | undefined> => {
      if (!found.channel.needsApproval) return undefined;
      const { row, at, audience } = found;
      const { actor, now } = action;
      const { channel, files } = await prepare(tx, action, found);
      const by = { updatedBy: actor.accountId, updatedAt: now, askedBy: actor.accountId, askedAt: now };
      const fresh = { declinedBy: null, declinedAt: null, declinedNote: null };
      const to = { ...by, ...fresh, ...files, state: 'waiting', scheduledAt: at, audience } as const;
      const moved = await moveBroadcast(tx, row, { from: ['draft'], version: row.version }, to);
      const waiting = moved ?? refuse('state_forbids');
      await pictures.keep(tx, waiting, now);
      await tell.done(tx, action, { row: waiting, channel, event: LogEvent.enum.broadcastAsked });
      await tell.approval(tx, waiting, channel, 'asked');
      return waiting;
    },

    /**
     * A draft, or what a second person has approved.
     * @throws Refusal `form_invalid`; `state_forbids` for what is neither any more; `broadcasts_today`; `channel_frozen`; `follower_orders`.
     */
    publish: async (tx: Tx, action: Action, found: Publication): Promise<BroadcastRow> => {
      const { row, at, audience, events } = found;
      const { actor, now } = action;
      const { channel, files } = await prepare(tx, action, found);
      const day = countedDayOf(at ?? now);
      if ((await countOfDay(tx, row, day)) >= channel.broadcastsADay) refuse('broadcasts_today');
      const asked = { askedBy: null, askedAt: null, declinedBy: null, declinedAt: null, declinedNote: null };
      const by = { updatedBy: actor.accountId, updatedAt: now, day, audience, ...asked, ...files };
      const to = at
        ? ({ ...by, state: 'scheduled', scheduledAt: at } as const)
        : ({ ...by, ...sentAs(channel, audience, now), scheduledAt: null } as const);
      const moved = await moveBroadcast(tx, row, { from: ['draft', 'waiting'], version: row.version }, to);
      const published = moved ?? refuse('state_forbids');
      await pictures.keep(tx, published, now);
      if (published.state === 'sending') await jobs.send(tx, 'broadcast.deliver', keyOf(published));
      if (published.state === 'sent') await tell.sent(tx, published);
      await tell.done(tx, action, { row: published, channel, event: at ? events.scheduled : events.sent });
      return published;
    },

    /** @throws Refusal `state_forbids` when it is neither scheduled nor waits for approval, or was sent meanwhile. */
    unschedule: async (tx: Tx, action: Action, { channel, row }: Found, event: LogEvent): Promise<BroadcastRow> => {
      const by = { updatedBy: action.actor.accountId, updatedAt: action.now };
      const to = { ...by, state: 'draft', scheduledAt: null, day: null, askedBy: null, askedAt: null } as const;
      const moved = (await moveBroadcast(tx, row, { from: before('draft') }, to)) ?? refuse('state_forbids');
      await pictures.release(tx, moved);
      await tell.done(tx, action, { row: moved, channel, event });
      return moved;
    },

    /** @throws Refusal `state_forbids` when it was not sent, or more than ten minutes ago. */
    recall: async (tx: Tx, action: Action, { channel, row }: Found, event: LogEvent): Promise<BroadcastRow> => {
      if (!row.sentAt || recallEndOf(row.sentAt) < action.now) refuse('state_forbids');
      const to = { state: 'recalled', recalledAt: action.now, pausedAt: null, isTemplateStopped: false } as const;
      const moved = (await moveBroadcast(tx, row, { from: before('recalled') }, to)) ?? refuse('state_forbids');
      await tell.done(tx, action, { row: moved, channel, event });
      return moved;
    },
  };
};
export type BroadcastPublishing = ReturnType<typeof createBroadcastPublishing>;
