import { pathOf, type ReplyOf } from '@balcao/contract/endpoint';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import {
  type changeRobot,
  type createRobot,
  type HandOverReason,
  type listRobots,
  type putRobotAvatar,
  type putRobotQuestions,
  type Robot,
  readRobotAvatar,
  type removeRobot,
  robotsAtMost,
  type switchRobot,
} from '@balcao/contract/robot';
import { countedDayOf } from '../../platform/counted-day.ts';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { LogService } from '../log/log.service.ts';
import { changeAt, deleteRobot, insertRobot, listDays, listOfChannel, lockRobot, putOn } from './robot.repository.ts';
import type { RobotDayRow, RobotRow } from './robot.tables.ts';
import { findUse } from './robot-answer.repository.ts';
import { putAvatar } from './robot-avatar.repository.ts';
import type { RobotAvatars } from './robot-avatar.service.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach' | 'reachWith' | 'hold'>;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly hasModel: boolean;
  readonly avatars: Pick<RobotAvatars, 'make'>;
}
type Channel = Reached['channel'];
type Changing =
  | Call<typeof createRobot>
  | Call<typeof changeRobot>
  | Call<typeof switchRobot>
  | Call<typeof putRobotQuestions>
  | Call<typeof putRobotAvatar>
  | Call<typeof removeRobot>;
interface Done {
  readonly channel: Channel;
  readonly event: LogEvent;
  readonly before: string | null;
  readonly after: string | null;
}
const placeOf = ({ merchantId, id }: Channel) => ({ merchantId, channelId: id });
const noReasons: Readonly<Record<HandOverReason, number>> = {
  asked: 0,
  unsure: 0,
  angry: 0,
  money: 0,
  limit: 0,
  failed: 0,
};
const presentOf = (row: RobotRow, today: RobotDayRow | undefined): Robot => {
  const { id, name, greeting, persona, languages, takes, hours, handsOver, questions, isOn, version } = row;
  const held = row.heldAt && { reason: row.heldReason ?? '', at: row.heldAt.toISOString() };
  const { answers = 0, unsure = 0, handedOver = {} } = today ?? {};
  return {
    ...{ id, name, greeting, persona, languages, takes, hours, handsOver, questions, isOn, held, version },
    avatar: row.avatarId && pathOf(readRobotAvatar, { avatar: row.avatarId }),
    today: { answers, unsure, handedOver: { ...noReasons, ...handedOver } },
  };
};

/** Two that are switched on at the same instant: the index knows (rule: database-decides). */
const alone = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (constraintOf(error) === 'robot_on') refuse('robot_on');
    throw error;
  }
};

/** What members set of the robots of a channel: the right to manage it is needed for changes. */
export const createRobots = ({ db, access, events, logs, hasModel, avatars }: Needs) => {
  const daysOf = async (queries: Queries, channel: Channel, now: Date): Promise<Map<string, RobotDayRow>> => {
    const days = await listDays(queries, placeOf(channel), countedDayOf(now));
    return new Map(days.map((day) => [day.robotId, day]));
  };
  const show = async (queries: Queries, channel: Channel, row: RobotRow, now: Date): Promise<Robot> =>
    presentOf(row, (await daysOf(queries, channel, now)).get(row.id));

  const tell = async (tx: Tx, call: Changing, { channel, event, before, after }: Done): Promise<void> => {
    const { id, name, merchantId } = channel;
    events.publish(tx, merchantId, { topic: 'robot', key: id });
    const changes: LogChange[] = [{ field: 'robot', of: null, before, after }];
    await logs.record(tx, call, { event, subject: { kind: 'channel', id, name }, changes });
  };
  const reachManaged = async (tx: Tx, { actor, params }: Changing): Promise<Channel> =>
    (await access.reachWith(tx, actor, params.id, 'manage')).channel;
  const hold = async (tx: Tx, channel: Channel, id: string): Promise<RobotRow> =>
    (await lockRobot(tx, { ...placeOf(channel), id })) ?? refuse('not_found');

  return {
    /** @throws Refusal `not_found`; `channel_right` for a member with no right to manage or to answer. */
    list: async ({ actor, params, now }: Call<typeof listRobots>): Promise<ReplyOf<typeof listRobots>> => {
      const { channel, rights } = await access.reach(db, actor, params.id);
      if (!rights.includes('manage') && !rights.includes('answer')) refuse('channel_right');
      const place = placeOf(channel);
      const [rows, days, used] = await Promise.all([
        listOfChannel(db, place),
        daysOf(db, channel, now),
        findUse(db, { ...place, day: countedDayOf(now) }),
      ]);
      return { list: rows.map((row) => presentOf(row, days.get(row.id))), hasModel, used };
    },

    /** @throws Refusal `robots_full`. */
    create: (call: Call<typeof createRobot>): Promise<Robot> =>
      idempotently(db, call, async (tx) => {
        const { body, now } = call;
        const channel = await reachManaged(tx, call);
        // Two who make one at once would both find the last free place.
        await access.hold(tx, channel);
        const place = placeOf(channel);
        if ((await listOfChannel(tx, place)).length >= robotsAtMost) refuse('robots_full');
        const row = await insertRobot(tx, { ...place, ...body, id: newId(now), createdAt: now });
        await tell(tx, call, { channel, event: LogEvent.enum.robotMade, before: null, after: row.name });
        return presentOf(row, undefined);
      }),

    /** @throws Refusal `changed_elsewhere` when it is not at this version any more. */
    change: (call: Call<typeof changeRobot>): Promise<Robot> =>
      idempotently(db, call, async (tx) => {
        const { params, body, now } = call;
        const channel = await reachManaged(tx, call);
        const before = await hold(tx, channel, params.robotId);
        const { version, ...to } = body;
        const row = (await changeAt(tx, { ...before, version }, to)) ?? refuse('changed_elsewhere');
        const event = LogEvent.enum.robotChanged;
        await tell(tx, call, { channel, event, before: before.name, after: row.name });
        return show(tx, channel, row, now);
      }),

    /** @throws Refusal `robot_on` while another one of the channel is; `robot_held` while staff hold it. */
    switch: (call: Call<typeof switchRobot>): Promise<Robot> =>
      idempotently(db, call, async (tx) => {
        const { params, body, now } = call;
        const channel = await reachManaged(tx, call);
        const before = await hold(tx, channel, params.robotId);
        if (before.isOn === body.isOn) return show(tx, channel, before, now);
        const row = (await alone(putOn(tx, before, body.isOn))) ?? refuse('robot_held');
        const event = body.isOn ? LogEvent.enum.robotSwitchedOn : LogEvent.enum.robotSwitchedOff;
        await tell(tx, call, { channel, event, before: null, after: row.name });
        return show(tx, channel, row, now);
      }),

    /** @throws Refusal `changed_elsewhere` when it is not at this version any more. */
    putQuestions: (call: Call<typeof putRobotQuestions>): Promise<Robot> =>
      idempotently(db, call, async (tx) => {
        const { params, body, now } = call;
        const channel = await reachManaged(tx, call);
        const before = await hold(tx, channel, params.robotId);
        const { version, questions } = body;
        const row = (await changeAt(tx, { ...before, version }, { questions })) ?? refuse('changed_elsewhere');
        const event = LogEvent.enum.robotQuestionsChanged;
        await tell(tx, call, { channel, event, before: null, after: row.name });
        return show(tx, channel, row, now);
      }),

    /** @throws Refusal `form_invalid` on `avatar` for what is no whole JPG or PNG. */
    putAvatar: async (call: Call<typeof putRobotAvatar>): Promise<Robot> => {
      const { params, body, now } = call;
      const avatar = body.avatar === null ? undefined : await avatars.make(body.avatar);
      return idempotently(db, call, async (tx) => {
        const channel = await reachManaged(tx, call);
        const before = await hold(tx, channel, params.robotId);
        const row = await putAvatar(tx, before, avatar);
        await tell(tx, call, { channel, event: LogEvent.enum.robotChanged, before: before.name, after: row.name });
        return show(tx, channel, row, now);
      });
    },

    /** @throws Refusal `state_forbids` for one that is on, or that staff hold. */
    remove: (call: Call<typeof removeRobot>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const channel = await reachManaged(tx, call);
        const before = await hold(tx, channel, call.params.robotId);
        if (before.isOn || before.heldAt) refuse('state_forbids');
        await deleteRobot(tx, before);
        await tell(tx, call, { channel, event: LogEvent.enum.robotRemoved, before: before.name, after: null });
        return null;
      }),
  };
};
export type Robots = ReturnType<typeof createRobots>;
