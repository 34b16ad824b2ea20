import * as z from 'zod/mini';
import { ChannelLanguage } from './channel.ts';
import { ChannelAvatar } from './channel-avatar.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, line, lines, token, Version, whole } from './scalars.ts';

/** Robots of one channel, at most; one of them is on at a time (docs/decisions/085). */
export const robotsAtMost = 10;
/** What the robots of one channel may use on one day. */
export const robotLimits = { answersADay: 1_000, tokensADay: 500_000 } as const;
/** How long a persona and an answer may be, in characters. */
export const personaAtMost = 1_000;
export const robotAnswerAtMost = 2_000;
export const robotQuestionsAtMost = 50;
/** Days for which the team sees what was asked and answered. */
export const robotAnswersKeptDays = 30;

/** The conversations that a robot takes. */
export const RobotTakes = codes(['all', 'open', 'closed', 'new']);
export type RobotTakes = z.infer<typeof RobotTakes>;
/** Why a robot hands a conversation over, where its team wants that. */
export const HandOverSwitch = codes(['unsure', 'angry', 'money']);
export type HandOverSwitch = z.infer<typeof HandOverSwitch>;
/** Why one was handed over; `asked`, `limit` and `failed` cannot be switched off. */
export const HandOverReason = codes(['asked', 'unsure', 'angry', 'money', 'limit', 'failed']);
export type HandOverReason = z.infer<typeof HandOverReason>;

/** A time of the day in São Paulo, as `08:30`. */
const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'timeOfDay', abort: true }));
const eachOnce = <T>(list: readonly T[]) => new Set(list).size === list.length;
const daysOfWeek = 7;

/** When people answer: on these days (0 is Sunday), from and until these times. One that ends before it begins goes on after midnight. */
export const RobotHours = z.strictObject({
  days: z
    .array(whole(0, daysOfWeek - 1))
    .check(z.maxLength(daysOfWeek, 'listAtMost 7'), z.refine(eachOnce, { params: { text: 'eachOnce' } })),
  from: TimeOfDay,
  until: TimeOfDay,
});
export type RobotHours = z.infer<typeof RobotHours>;

/** What is entered of a robot. */
export const RobotEntry = z.strictObject({
  name: line(40),
  /** Said before its first answer in a conversation; empty where there is none. */
  greeting: lines(300, 0),
  /** How it speaks, in the words of the team. */
  persona: lines(personaAtMost, 0),
  languages: z
    .array(ChannelLanguage)
    .check(
      z.minLength(1, 'listAtLeast 1'),
      z.maxLength(4, 'listAtMost 4'),
      z.refine(eachOnce, { params: { text: 'eachOnce' } }),
    ),
  takes: RobotTakes,
  hours: RobotHours,
  handsOver: z
    .array(HandOverSwitch)
    .check(z.maxLength(3, 'listAtMost 3'), z.refine(eachOnce, { params: { text: 'eachOnce' } })),
});
export type RobotEntry = z.infer<typeof RobotEntry>;

/** A question with what the answer to it must say; null where it must be handed over. */
export const RobotQuestion = z.strictObject({ question: lines(500), expected: z.nullable(lines(500)) });
export type RobotQuestion = z.infer<typeof RobotQuestion>;

export const Robot = z.object({
  id: Id,
  name: z.string(),
  /** The address of its picture, if it has one. */
  avatar: z.nullable(z.string()),
  greeting: z.string(),
  persona: z.string(),
  languages: z.array(ChannelLanguage),
  takes: RobotTakes,
  hours: z.object({ days: z.array(z.int()), from: z.string(), until: z.string() }),
  handsOver: z.array(HandOverSwitch),
  questions: z.array(z.object({ question: z.string(), expected: z.nullable(z.string()) })),
  isOn: z.boolean(),
  /** Staff of the platform hold it, for this reason. */
  held: z.nullable(z.object({ reason: z.string(), at: Instant })),
  version: z.int(),
  /** Of today, in São Paulo. */
  today: z.object({ answers: z.int(), unsure: z.int(), handedOver: z.record(HandOverReason, z.int()) }),
});
export type Robot = z.infer<typeof Robot>;

const avatarBodyBytesAtMost = 1024 * 1024;
const ofChannel = z.object({ id: Id });
const ofRobot = z.object({ id: Id, robotId: Id });
const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

export const listRobots = endpoint({
  id: 'robot.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/robot',
  summary: 'The robots of a channel, and what they have used today',
  access: access('read'),
  rate: 'read',
  params: ofChannel,
  reply: z.object({
    list: z.array(Robot),
    /** Whether a language model writes the answers; without one they are taken from the knowledge as they stand. */
    hasModel: z.boolean(),
    used: z.object({ answers: z.int(), tokens: z.int() }),
  }),
  refusals: ['not_found', 'channel_right'],
});

export const createRobot = endpoint({
  ...writing,
  id: 'robot.create',
  method: 'POST',
  path: '/channel/{id}/robot',
  summary: 'Makes a robot, which is off',
  idempotency: 'optional',
  params: ofChannel,
  body: RobotEntry,
  reply: Robot,
  refusals: [...guarded, 'robots_full'],
});

export const changeRobot = endpoint({
  ...writing,
  id: 'robot.change',
  method: 'PUT',
  path: '/channel/{id}/robot/{robotId}',
  summary: 'Changes a robot',
  params: ofRobot,
  body: z.extend(RobotEntry, { version: Version }),
  reply: Robot,
  refusals: [...guarded, 'changed_elsewhere'],
});

export const switchRobot = endpoint({
  ...writing,
  id: 'robot.switch',
  method: 'PUT',
  path: '/channel/{id}/robot/{robotId}/state',
  summary: 'Switches a robot on or off; another one of the channel must be off',
  params: ofRobot,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: Robot,
  refusals: [...guarded, 'robot_on', 'robot_held'],
});

export const putRobotQuestions = endpoint({
  ...writing,
  id: 'robot.putQuestions',
  method: 'PUT',
  path: '/channel/{id}/robot/{robotId}/question',
  summary: 'Replaces the questions by which a change of a robot is tried',
  params: ofRobot,
  body: z.strictObject({
    questions: z.array(RobotQuestion).check(z.maxLength(robotQuestionsAtMost, 'listAtMost 50')),
    version: Version,
  }),
  reply: Robot,
  refusals: [...guarded, 'changed_elsewhere'],
});

export const putRobotAvatar = endpoint({
  ...writing,
  id: 'robot.putAvatar',
  method: 'PUT',
  path: '/channel/{id}/robot/{robotId}/avatar',
  summary: 'Gives a robot a picture, which is shown beside its answers, or takes it away',
  bodyBytesAtMost: avatarBodyBytesAtMost,
  params: ofRobot,
  body: z.strictObject({ avatar: z.nullable(ChannelAvatar) }),
  reply: Robot,
  refusals: guarded,
});

export const readRobotAvatar = endpoint({
  id: 'robot.avatar',
  face: 'admin',
  method: 'GET',
  path: '/robot/avatar/{avatar}',
  summary: 'The picture of a robot',
  access: 'public',
  rate: 'read',
  params: z.object({ avatar: token(22) }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
  unchanging: true,
});

export const removeRobot = endpoint({
  ...writing,
  id: 'robot.remove',
  method: 'DELETE',
  path: '/channel/{id}/robot/{robotId}',
  summary: 'Removes a robot that is off',
  params: ofRobot,
  reply: z.null(),
  refusals: guarded,
});
