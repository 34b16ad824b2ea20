import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { HandOverReason, RobotEntry, robotAnswerAtMost } from './robot.ts';
import { Cursor, Id, Instant, lines } from './scalars.ts';

/** Answers that one reading brings, the newest first. */
export const robotAnswersAtOnce = 20;

/** Where the words of an answer come from: a language model, or the knowledge of the channel as it stands. */
export const AnsweredBy = codes(['model', 'knowledge', 'greeting', 'nothing']);
export type AnsweredBy = z.infer<typeof AnsweredBy>;

/** A piece of knowledge that an answer came from. */
export const AnswerPiece = z.object({ title: z.string(), heading: z.string(), text: z.string() });
export type AnswerPiece = z.infer<typeof AnswerPiece>;

/** What a robot made of a question: an answer, or a person's work. */
export const RobotOutcome = z.object({
  text: z.string(),
  by: AnsweredBy,
  handedOver: z.nullable(HandOverReason),
  pieces: z.array(AnswerPiece),
  tokens: z.int(),
});
export type RobotOutcome = z.infer<typeof RobotOutcome>;

export const RobotAnswer = z.object({
  id: Id,
  robot: z.string(),
  conversationId: Id,
  question: z.string(),
  ...RobotOutcome.shape,
  at: Instant,
});
export type RobotAnswer = z.infer<typeof RobotAnswer>;

export const listRobotAnswers = endpoint({
  id: 'robotAnswer.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/robot-answer',
  summary: 'What the robots of a channel were asked and have answered in 30 days, the last first',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: z.object({ cursor: z.optional(Cursor) }),
  reply: z.object({ list: z.array(RobotAnswer), nextCursor: z.nullable(Cursor) }),
  refusals: ['not_found', 'channel_right'],
});

/** What the trial of a robot tells, one after the other; the last is `done` or `failed`. */
export const TrialEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pieces'), pieces: z.array(AnswerPiece) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('done'), outcome: RobotOutcome }),
  z.object({ kind: z.literal('failed'), why: codes(['busy', 'limit', 'broken']) }),
]);
export type TrialEvent = z.infer<typeof TrialEvent>;

const turnsAtMost = 10;
/** What was said before in a trial. */
const TrialTurn = z.strictObject({ by: codes(['follower', 'robot']), text: lines(robotAnswerAtMost) });
export type TrialTurn = z.infer<typeof TrialTurn>;

export const tryRobot = endpoint({
  id: 'robot.try',
  face: 'ai',
  method: 'POST',
  path: '/channel/{id}/answer',
  summary: 'Answers a question as a robot with these settings would; it reaches no follower',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({
    robot: RobotEntry,
    text: lines(robotAnswerAtMost),
    before: z.array(TrialTurn).check(z.maxLength(turnsAtMost, `listAtMost ${turnsAtMost}`)),
  }),
  reply: TrialEvent,
  streams: 'text/event-stream',
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'],
});

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether an outcome is what a test question expects: the answer contains its words, ignoring accents and case; or it was handed over. */
export const isAsExpected = ({ text, handedOver }: RobotOutcome, expected: string | null): boolean =>
  expected === null ? handedOver !== null : handedOver === null && plain(text).includes(plain(expected));
