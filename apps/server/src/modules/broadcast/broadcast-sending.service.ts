import type { Broadcast, getBroadcastRoom, publishBroadcast } from '@balcao/contract/broadcast';
import type { recallBroadcast, unscheduleBroadcast } from '@balcao/contract/broadcast-sending';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { Clock } from '../../platform/clock.ts';
import { countedDayOf } from '../../platform/counted-day.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ArticlePictures } from './article-picture.service.ts';
import { type BroadcastKey, countOfDay, findBroadcast, listDue, moveBroadcast } from './broadcast.repository.ts';
import { type BroadcastPublishing, sentAs, timeOf } from './broadcast-publishing.ts';
import type { BroadcastReturned } from './broadcast-returned.service.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import type { BroadcastView } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every' | 'send'>;
  readonly access: ChannelAccess;
  readonly publishing: BroadcastPublishing;
  readonly returned: BroadcastReturned;
  readonly view: BroadcastView;
  readonly tell: BroadcastTelling;
  readonly pictures: Pick<ArticlePictures, 'release'>;
}
const roundSeconds = 5;
const atOnce = 50;

/** Sending to all followers updates a single row, so it is atomic for any number of followers. For a part of them, a job sends. */
export const createBroadcastSending = (needs: Needs) => {
  const { db, clock, jobs, access, publishing, returned, view, tell, pictures } = needs;
  const reach = async (tx: Tx, call: Pick<Call<typeof recallBroadcast>, 'actor' | 'params'>) => {
    const { channel } = await access.reachWith(tx, call.actor, call.params.id, 'publish');
    const key = { merchantId: channel.merchantId, channelId: channel.id, id: call.params.broadcastId };
    return { channel, row: (await findBroadcast(tx, key)) ?? refuse('not_found') };
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
      if (moved.state === 'sent') await tell.sent(tx, moved);
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
        const found = await reach(tx, call);
        if (found.row.state !== 'draft') refuse('state_forbids');
        if (found.row.version !== call.body.version) refuse('changed_elsewhere');
        const at = timeOf(call.body.at, call.now);
        const events = { sent: LogEvent.enum.broadcastSent, scheduled: LogEvent.enum.broadcastScheduled };
        const audience = call.body.audience ?? null;
        const publication = { ...found, at, audience, events };
        const waiting = await publishing.ask(tx, call, publication);
        return view.present(tx, waiting ?? (await publishing.publish(tx, call, publication)), call);
      }),

    /** @throws Refusal `state_forbids` when it is neither scheduled nor waits for approval, or was sent meanwhile. */
    unschedule: (call: Call<typeof unscheduleBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const found = await reach(tx, call);
        const { broadcastWithdrawn, broadcastUnscheduled } = LogEvent.enum;
        const event = found.row.state === 'waiting' ? broadcastWithdrawn : broadcastUnscheduled;
        return view.present(tx, await publishing.unschedule(tx, call, found, event), call);
      }),

    /** @throws Refusal `state_forbids` when it was not sent, or more than ten minutes ago. */
    recall: (call: Call<typeof recallBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const event = LogEvent.enum.broadcastRecalled;
        return view.present(tx, await publishing.recall(tx, call, await reach(tx, call), event), call);
      }),
  };
};
export type BroadcastSending = ReturnType<typeof createBroadcastSending>;
