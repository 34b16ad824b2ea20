import { type LogChange, LogEvent } from '@balcao/contract/log';
import {
  type blockReplier,
  type getReplySetting,
  type moveReply,
  type putReplySetting,
  type ReplySetting,
  replyStateMoves,
  type TeamReply,
} from '@balcao/contract/reply';
import { statesBefore } from '@balcao/contract/states';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { ReplyRow } from './reaction.tables.ts';
import { lockReply, updateReply } from './reply.repository.ts';
import { deleteBlock, insertBlock, putSetting, takesReplies } from './reply-rule.repository.ts';
import type { ReplyView } from './reply-view.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach' | 'reachWith' | 'hold'>;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly view: ReplyView;
}
type Channel = Reached['channel'];
const placeIn = ({ merchantId, id }: Channel) => ({ merchantId, channelId: id });
const [taken, blocked] = ['0', '1'];

/** What the team of a channel does with replies, and what it lets followers write. The log names no follower. */
export const createTeamReplies = ({ db, access, events, logs, view }: Needs) => {
  const presentOne = async (queries: Queries, channel: Channel, row: ReplyRow): Promise<TeamReply> => {
    const [reply] = await view.present(queries, placeIn(channel), [row]);
    return reply ?? refuse('not_found');
  };
  const record = (tx: Tx, action: ActionContext, { id, name }: Channel, event: LogEvent, changes: LogChange[] = []) =>
    logs.record(tx, action, { event, subject: { kind: 'channel', id, name }, changes });
  const tell = (tx: Tx, { merchantId, broadcastId }: ReplyRow): void =>
    events.publish(tx, merchantId, { topic: 'broadcast', key: broadcastId });
  const reachReply = async (tx: Tx, { actor, params }: Pick<Call<typeof moveReply>, 'actor' | 'params'>) => {
    const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
    const row = await lockReply(tx, { ...placeIn(channel), id: params.replyId });
    return { channel, row: row ?? refuse('not_found') };
  };

  return {
    /** Done as well where it stands so already; the first reason stays. @throws Refusal `state_forbids` for what staff took down. */
    move: (call: Call<typeof moveReply>): Promise<TeamReply> =>
      idempotently(db, call, async (tx) => {
        const { channel, row } = await reachReply(tx, call);
        const { body } = call;
        if (replyStateMoves[row.state].length === 0) refuse('state_forbids');
        const to = { state: body.state, hiddenWhy: body.state === 'hidden' ? body.why : null };
        const moved = await updateReply(tx, row, statesBefore(replyStateMoves, body.state), to);
        if (moved) {
          tell(tx, row);
          const { replyHidden, replyShown } = LogEvent.enum;
          await record(tx, call, channel, body.state === 'hidden' ? replyHidden : replyShown);
        }
        return presentOne(tx, channel, moved ?? row);
      }),

    /** Done as well where it stands so already. What the person wrote before stays as it is. */
    block: (call: Call<typeof blockReplier>): Promise<TeamReply> =>
      idempotently(db, call, async (tx) => {
        const { channel, row } = await reachReply(tx, call);
        const { isBlocked } = call.body;
        const key = { ...placeIn(channel), customerId: row.customerId };
        const isChanged = await (isBlocked ? insertBlock(tx, key, call.now) : deleteBlock(tx, key));
        if (isChanged) {
          tell(tx, row);
          const [before = null, after = null] = isBlocked ? [taken, blocked] : [blocked, taken];
          await record(tx, call, channel, LogEvent.enum.replierBlocked, [{ field: 'status', of: null, before, after }]);
        }
        return presentOne(tx, channel, row);
      }),

    setting: async ({ actor, params }: Call<typeof getReplySetting>): Promise<ReplySetting> => {
      const { channel } = await access.reach(db, actor, params.id);
      return { isOn: await takesReplies(db, placeIn(channel)) };
    },

    putSetting: (call: Call<typeof putReplySetting>): Promise<ReplySetting> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        await access.hold(tx, channel);
        const place = placeIn(channel);
        if ((await takesReplies(tx, place)) === body.isOn) return body;
        await putSetting(tx, place, body.isOn);
        const { repliesAllowed, repliesStopped } = LogEvent.enum;
        await record(tx, call, channel, body.isOn ? repliesAllowed : repliesStopped);
        events.publish(tx, channel.merchantId, { topic: 'channel', key: channel.id });
        return body;
      }),
  };
};
export type TeamReplies = ReturnType<typeof createTeamReplies>;
