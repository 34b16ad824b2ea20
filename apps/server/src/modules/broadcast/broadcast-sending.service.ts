import {
  type Broadcast,
  type BroadcastState,
  broadcastStateMoves,
  broadcastsADay,
  type getBroadcastRoom,
  type publishBroadcast,
  ReadyBroadcast,
  type recallBroadcast,
  scheduleDays,
  type unscheduleBroadcast,
} from '@balcao/contract/broadcast';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { statesBefore } from '@balcao/contract/states';
import type { Clock } from '../../platform/clock.ts';
import { countedDayOf } from '../../platform/counted-day.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseField, refuseFound } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { type BroadcastKey, countOfDay, findBroadcast, listDue, moveBroadcast } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import { type BroadcastView, recallEndOf } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly access: ChannelAccess;
  readonly view: BroadcastView;
  readonly tell: BroadcastTelling;
  readonly media: Pick<MediaService, 'mustBeSound' | 'release'>;
}
const dayMs = 86_400_000;
const roundSeconds = 5;
const atOnce = 50;
const before = (to: BroadcastState): BroadcastState[] => statesBefore(broadcastStateMoves, to);

/** Sending to all who follow: one row changes, whatever their number, so that it is done whole or not at all. */
export const createBroadcastSending = ({ db, clock, jobs, access, view, tell, media }: Needs) => {
  const reach = async (tx: Tx, call: Pick<Call<typeof recallBroadcast>, 'actor' | 'params'>) => {
    const { channel } = await access.reachWith(tx, call.actor, call.params.id, 'publish');
    const key = { merchantId: channel.merchantId, channelId: channel.id, id: call.params.broadcastId };
    return { channel, key, row: (await findBroadcast(tx, key)) ?? refuse('not_found') };
  };

  /** @throws Refusal `form_invalid` on what is missing or too much. */
  const mustBeReady = (row: BroadcastRow): void => {
    const { success, error } = ReadyBroadcast.safeParse(row);
    if (!success) refuseFound(error.issues);
  };
  /** @throws Refusal `form_invalid` on a time that has passed, or is more than a year away. */
  const timeIn = ({ body: { at }, now }: Call<typeof publishBroadcast>): Date | null => {
    if (at === null) return null;
    const time = new Date(at);
    if (time <= now) refuseField('at', 'publishPast');
    if (time.getTime() > now.getTime() + scheduleDays * dayMs) refuseField('at', 'broadcastFar');
    return time;
  };

  /** Sends what is due. Of a channel that has closed meanwhile it becomes a draft again: nobody follows what is closed. */
  const sendDue = (key: BroadcastKey): Promise<void> =>
    transaction(db, async (tx) => {
      const { merchantId, channelId } = key;
      const channel = await access.hold(tx, { merchantId, id: channelId });
      const now = clock.now();
      const isOver = channel.state === 'closed';
      const to = isOver
        ? ({ state: 'draft', day: null } as const)
        : ({ state: 'sent', sentAt: now, delivered: channel.followers } as const);
      const moved = await moveBroadcast(tx, key, { from: ['scheduled'] }, to);
      if (moved) tell.changed(tx, moved);
    });
  jobs.every(roundSeconds, 'broadcast.send', async () => {
    const due = await listDue(db, clock.now(), atOnce);
    for (const key of due) await sendDue(key);
    return due.length === atOnce ? 'left' : 'done';
  });

  return {
    room: async ({
      actor,
      params,
      query,
      now,
    }: Call<typeof getBroadcastRoom>): Promise<ReplyOf<typeof getBroadcastRoom>> => {
      const { channel } = await access.reach(db, actor, params.id);
      const place = { merchantId: channel.merchantId, channelId: channel.id };
      const used = await countOfDay(db, place, query.day ?? countedDayOf(now));
      return { followers: channel.followers, left: Math.max(broadcastsADay - used, 0), atMost: broadcastsADay };
    },

    /**
     * @throws Refusal `form_invalid`; `state_forbids` for what is no draft any more; `changed_elsewhere` for another version than the
     * one that was read; `broadcasts_today`.
     */
    publish: (call: Call<typeof publishBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const { channel: seen, key, row } = await reach(tx, call);
        if (row.state !== 'draft') refuse('state_forbids');
        if (row.version !== call.body.version) refuse('changed_elsewhere');
        const at = timeIn(call);
        mustBeReady(row);
        const { type, merchantId, mediaIds } = row;
        const isOfFiles = type === 'video' || type === 'document';
        if (isOfFiles) await media.mustBeSound(tx, merchantId, mediaIds, type);
        // What was chosen while it was of another type does not go along.
        else await media.release(tx, key, mediaIds, call.now);
        // From here on others who publish in this channel wait: the day is counted, and the followers are those of this moment.
        const channel = await access.hold(tx, seen);
        if (channel.state === 'closed') refuse('state_forbids');
        const day = countedDayOf(at ?? call.now);
        if ((await countOfDay(tx, key, day)) >= broadcastsADay) refuse('broadcasts_today');
        const by = {
          updatedBy: call.actor.accountId,
          updatedAt: call.now,
          day,
          ...(isOfFiles ? {} : { mediaIds: [] }),
        };
        const to = at
          ? ({ ...by, state: 'scheduled', scheduledAt: at } as const)
          : ({ ...by, state: 'sent', sentAt: call.now, scheduledAt: null, delivered: channel.followers } as const);
        const moved = await moveBroadcast(tx, key, { from: ['draft'], version: call.body.version }, to);
        const published = moved ?? refuse('state_forbids');
        const event = at ? LogEvent.enum.broadcastScheduled : LogEvent.enum.broadcastSent;
        await tell.done(tx, call, { row: published, channel, event });
        return view.present(tx, published, call);
      }),

    /** @throws Refusal `state_forbids` when it is not scheduled, or was sent meanwhile. */
    unschedule: (call: Call<typeof unscheduleBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const { channel, key } = await reach(tx, call);
        const by = { updatedBy: call.actor.accountId, updatedAt: call.now };
        const to = { ...by, state: 'draft', scheduledAt: null, day: null } as const;
        const moved = (await moveBroadcast(tx, key, { from: before('draft') }, to)) ?? refuse('state_forbids');
        await tell.done(tx, call, { row: moved, channel, event: LogEvent.enum.broadcastUnscheduled });
        return view.present(tx, moved, call);
      }),

    /** @throws Refusal `state_forbids` when it was not sent, or more than ten minutes ago. */
    recall: (call: Call<typeof recallBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const { channel, key, row } = await reach(tx, call);
        if (!row.sentAt || recallEndOf(row.sentAt) < call.now) refuse('state_forbids');
        const to = { state: 'recalled', recalledAt: call.now } as const;
        const moved = (await moveBroadcast(tx, key, { from: before('recalled') }, to)) ?? refuse('state_forbids');
        await tell.done(tx, call, { row: moved, channel, event: LogEvent.enum.broadcastRecalled });
        return view.present(tx, moved, call);
      }),
  };
};
export type BroadcastSending = ReturnType<typeof createBroadcastSending>;
