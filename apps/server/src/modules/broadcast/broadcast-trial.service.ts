import { ReadyBroadcast } from '@balcao/contract/broadcast-ready';
import { broadcastTestHours, broadcastTestsADay, type testBroadcast } from '@balcao/contract/broadcast-sending';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseFound } from '../../platform/refusal.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { findBroadcast } from './broadcast.repository.ts';
import type { BroadcastTemplates } from './broadcast-template.ts';
import { countTests, forgetTests, insertTest } from './broadcast-test.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly access: ChannelAccess;
  readonly bindings: Pick<ChatBindings, 'chatAccountOf'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
  readonly templates: Pick<BroadcastTemplates, 'ready'>;
}
const lifeMs = broadcastTestHours * 3_600_000;
/** From which moment on tests are still there. */
export const testsSince = (now: Date): Date => new Date(now.getTime() - lifeMs);

/** Drafts on the phone of the member who writes them, before anyone else has them. */
export const createBroadcastTrial = (needs: Needs) => {
  const { db, clock, jobs, access, bindings, followers, templates } = needs;
  jobs.every(3_600, 'broadcast.forgetTests', () => transaction(db, (tx) => forgetTests(tx, testsSince(clock.now()))));
  return {
    /**
     * @throws Refusal `form_invalid` on what is missing; `state_forbids` for what is no draft; `broadcast_test_follow` when the member's
     * chat account does not follow the channel; `broadcast_tests_full`; `channel_frozen`; `template_not_sendable`.
     */
    send: (call: Call<typeof testBroadcast>): Promise<ReplyOf<typeof testBroadcast>> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'write');
        if (channel.frozenAt) refuse('channel_frozen');
        const place = { merchantId: channel.merchantId, channelId: channel.id };
        const row = (await findBroadcast(tx, { ...place, id: params.broadcastId })) ?? refuse('not_found');
        if (row.state !== 'draft') refuse('state_forbids');
        const { success, error } = ReadyBroadcast.safeParse(row);
        if (!success) refuseFound(error.issues);
        await templates.ready(tx, row, channel.name);
        const { id: customerId } =
          (await bindings.chatAccountOf(tx, actor.accountId)) ?? refuse('channel_chat_account');
        if (!(await followers.followingOf(tx, place, customerId))) refuse('broadcast_test_follow');
        // Two at once would both find the last free place.
        await access.hold(tx, channel);
        const before = await countTests(tx, { ...place, customerId }, testsSince(now));
        if (before >= broadcastTestsADay) refuse('broadcast_tests_full');
        await insertTest(tx, { ...place, id: newId(now), broadcastId: row.id, customerId, sentAt: now });
        return { left: broadcastTestsADay - before - 1 };
      }),
  };
};
export type BroadcastTrial = ReturnType<typeof createBroadcastTrial>;
