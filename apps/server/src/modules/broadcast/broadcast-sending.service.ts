import {
  type Broadcast,
  type BroadcastState,
  broadcastStateMoves,
  type getBroadcastRoom,
  type publishBroadcast,
  ReadyBroadcast,
  scheduleDays,
} from '@balcao/contract/broadcast';
import type { recallBroadcast, unscheduleBroadcast } from '@balcao/contract/broadcast-sending';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { statesBefore } from '@balcao/contract/states';
import type { Clock } from '../../platform/clock.ts';
import { countedDayOf } from '../../platform/counted-day.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseField, refuseFound } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ArticlePictures } from './article-picture.service.ts';
import { type BroadcastKey, countOfDay, findBroadcast, listDue, moveBroadcast } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import type { BroadcastAudiences } from './broadcast-audience.service.ts';
import type { BroadcastReturned } from './broadcast-returned.service.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import { type BroadcastView, recallEndOf } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every' | 'send'>;
  readonly access: ChannelAccess;
  readonly audiences: BroadcastAudiences;
  readonly returned: BroadcastReturned;
  readonly view: BroadcastView;
  readonly tell: BroadcastTelling;
  readonly pictures: Pick<ArticlePictures, 'keep' | 'release'>;
  readonly media: Pick<MediaService, 'mustBeSound' | 'release'>;
}
const dayMs = 86_400_000;
const roundSeconds = 5;
const atOnce = 50;
const before = (to: BroadcastState): BroadcastState[] => statesBefore(broadcastStateMoves, to);

type Held = Awaited<ReturnType<ChannelAccess['hold']>>;
/** What becomes of a broadcast at its moment: to everyone one row changes, and it is sent; to a part it is being sent by a job. */
const sentAs = ({ followers }: Held, audience: BroadcastRow['audience'], now: Date) =>
  audience
    ? ({ state: 'sending', sentAt: now, slicedAt: now, toLook: followers } as const)
    : ({ state: 'sent', sentAt: now, delivered: followers } as const);

/** Sending to all who follow: one row changes, whatever their number, so that it is done whole or not at all. To a part a job sends. */
export const createBroadcastSending = ({
  db,
  clock,
  jobs,
  access,
  audiences,
  returned,
  view,
  tell,
  pictures,
  media,
}: Needs) => {
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

  /** Sends what is due. What must not go out any more becomes a draft again, and the team is told. */
  const sendDue = (due: BroadcastKey): Promise<void> =>
    transaction(db, async (tx) => {
      const channel = await access.hold(tx, { merchantId: due.merchantId, id: due.channelId });
      const row = await findBroadcast(tx, due);
      if (row?.state !== 'scheduled') return;
      const now = clock.now();
      const why = await returned.reasonOf(tx, row, channel);
      const to = why ? ({ state: 'draft', day: null } as const) : sentAs(channel, row.audience, now);
      const moved = await moveBroadcast(tx, due, { from: ['scheduled'] }, to);
      if (!moved) return;
      tell.changed(tx, moved);
      if (why) {
        await pictures.release(tx, moved);
        await returned.tell(tx, moved, channel, why);
      }
      if (moved.state === 'sending') await jobs.send(tx, 'broadcast.deliver', due);
    });
  jobs.every(roundSeconds, 'broadcast.send', async () => {
    const due = await listDue(db, clock.now(), atOnce);
    tellFailure(await eachIsolated(due, sendDue));
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
      const { followers, broadcastsADay: atMost } = channel;
      return { followers, left: Math.max(atMost - used, 0), atMost };
    },

    /**
     * @throws Refusal `form_invalid`; `state_forbids` for what is no draft any more; `changed_elsewhere` for another version than the
     * one that was read; `broadcasts_today`; `channel_frozen`.
     */
    publish: (call: Call<typeof publishBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const { channel: seen, key, row } = await reach(tx, call);
        if (row.state !== 'draft') refuse('state_forbids');
        if (row.version !== call.body.version) refuse('changed_elsewhere');
        const at = timeIn(call);
        mustBeReady(row);
        const audience = call.body.audience ?? null;
        if (audience) await audiences.mustBeGood(tx, call.actor, key, audience, { now: call.now, isNow: at === null });
        const { type, merchantId, mediaIds } = row;
        const isOfFiles = type === 'video' || type === 'document';
        if (isOfFiles) await media.mustBeSound(tx, merchantId, mediaIds, type);
        // What was chosen while it was of another type does not go along.
        else await media.release(tx, key, mediaIds, call.now);
        // From here on others who publish in this channel wait: the day is counted, and the followers are those of this moment.
        const channel = await access.hold(tx, seen);
        if (channel.state === 'closed') refuse('state_forbids');
        if (channel.frozenAt) refuse('channel_frozen');
        const day = countedDayOf(at ?? call.now);
        if ((await countOfDay(tx, key, day)) >= channel.broadcastsADay) refuse('broadcasts_today');
        const by = {
          updatedBy: call.actor.accountId,
          updatedAt: call.now,
          day,
          audience,
          ...(isOfFiles ? {} : { mediaIds: [] }),
        };
        const to = at
          ? ({ ...by, state: 'scheduled', scheduledAt: at } as const)
          : ({ ...by, ...sentAs(channel, audience, call.now), scheduledAt: null } as const);
        const moved = await moveBroadcast(tx, key, { from: ['draft'], version: call.body.version }, to);
        const published = moved ?? refuse('state_forbids');
        await pictures.keep(tx, published, call.now);
        if (published.state === 'sending') await jobs.send(tx, 'broadcast.deliver', key);
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
        await pictures.release(tx, moved);
        await tell.done(tx, call, { row: moved, channel, event: LogEvent.enum.broadcastUnscheduled });
        return view.present(tx, moved, call);
      }),

    /** @throws Refusal `state_forbids` when it was not sent, or more than ten minutes ago. */
    recall: (call: Call<typeof recallBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const { channel, key, row } = await reach(tx, call);
        if (!row.sentAt || recallEndOf(row.sentAt) < call.now) refuse('state_forbids');
        const to = { state: 'recalled', recalledAt: call.now, pausedAt: null } as const;
        const moved = (await moveBroadcast(tx, key, { from: before('recalled') }, to)) ?? refuse('state_forbids');
        await tell.done(tx, call, { row: moved, channel, event: LogEvent.enum.broadcastRecalled });
        return view.present(tx, moved, call);
      }),
  };
};
export type BroadcastSending = ReturnType<typeof createBroadcastSending>;
