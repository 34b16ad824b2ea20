import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { MessageAttachment } from './conversation-attachment.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, lines, queryWhole, whole } from './scalars.ts';

/** Messages of a conversation that one reading brings. */
export const messagesAtOnce = 30;
/** Messages of one conversation at most: the largest number that its column holds. */
const positionAtMost = 2_147_483_647;
/** Which message of its conversation: the first is 1, and each next one more. */
export const Position = whole(0, positionAtMost);

/** The sender of a message of a conversation, and its recipient. */
export const MessageKind = codes(['follower', 'member', 'note', 'system', 'robot', 'notice']);
export type MessageKind = z.infer<typeof MessageKind>;

interface KindRow {
  /** Whether the follower sees it. */
  readonly isShown: boolean;
  /** Whether it is the channel that speaks: who answers after it without having read it is told so first. */
  readonly isAnswer: boolean;
  /** Whether the follower waits for an answer from then on. */
  readonly waits: boolean;
}
/** What follows from a kind: the one place that says it, for the server and the screens. */
export const messageKinds = {
  follower: { isShown: true, isAnswer: false, waits: true },
  member: { isShown: true, isAnswer: true, waits: false },
  note: { isShown: false, isAnswer: false, waits: false },
  system: { isShown: true, isAnswer: false, waits: false },
  robot: { isShown: true, isAnswer: true, waits: false },
  /** What the channel sends by itself, such as that an order is ready: who waits for an answer goes on waiting. */
  notice: { isShown: true, isAnswer: false, waits: false },
} as const satisfies Record<MessageKind, KindRow>;
const kindsWith = (word: keyof KindRow): MessageKind[] =>
  MessageKind.options.filter((kind: MessageKind) => messageKinds[kind][word]);
/** The kinds that the follower sees. */
export const shownKinds = kindsWith('isShown');
/** The kinds by which the channel answers. */
export const answerKinds = kindsWith('isAnswer');

/** What is written in a conversation; never the number of a card (rule: clean-text, no-card-numbers). */
export const MessageText = lines(4_000);

/** Buttons of a message, at most, and the letters of one. */
export const buttonsAtMost = 3;
export const buttonLettersAtMost = 24;
/** A button of a message: one without an address is an answer that the follower gives by pressing it. */
export const MessageButton = z.object({ label: z.string(), url: z.nullable(z.string()) });
export type MessageButton = z.infer<typeof MessageButton>;

/** What the product says in a conversation: the text of messages of the kind `system`, for which each screen has its words. */
export const SystemWord = codes(['person_asked', 'handed_over']);
export type SystemWord = z.infer<typeof SystemWord>;
/** The word of a system message; null for what was written. */
export const systemWordOf = ({
  kind,
  text,
}: {
  readonly kind: MessageKind;
  readonly text: string;
}): SystemWord | null => (kind === 'system' ? (SystemWord.options.find((word) => word === text) ?? null) : null);

/** A message as the team sees it. */
export const ConversationMessage = z.object({
  position: z.int(),
  kind: MessageKind,
  /** The member who wrote it, by the name of today; null for what no member wrote. */
  author: z.nullable(z.object({ memberId: Id, name: z.string() })),
  /** The robot or the workflow that wrote it; null for what a person wrote. */
  speaker: z.nullable(z.string()),
  /** The address of the picture of the robot that wrote it, if it has one. */
  avatar: z.nullable(z.string()),
  /** Empty where what comes with it says all, and once the follower has had their account erased. */
  text: z.string(),
  attachment: z.nullable(MessageAttachment),
  buttons: z.array(MessageButton),
  at: Instant,
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

interface Page<T> {
  /** The newest first. */
  readonly list: readonly T[];
  readonly hasMore: boolean;
}
interface Placed {
  readonly position: number;
}
/**
 * Before which message the next page of older ones ends; null behind the first message. The one after the newest page begins at a round
 * place and overlaps it: so it stays the same while messages come, and is not asked for again with each of them.
 */
export const beforeOf = ({ list, hasMore }: Page<Placed>, isNewest: boolean): number | null => {
  const oldest = list.at(-1)?.position;
  if (!hasMore || oldest === undefined) return null;
  return isNewest ? Math.ceil(oldest / messagesAtOnce) * messagesAtOnce + 1 : oldest;
};
/** The messages of pages that may overlap, the newest first and each once. */
export const wholeOf = <T extends Placed>(pages: readonly Page<T>[]): T[] => [
  ...new Map(pages.flatMap(({ list }) => list.map((one) => [one.position, one] as const))).values(),
];

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const params = z.object({ id: Id, conversationId: Id });

export const listConversationMessages = endpoint({
  id: 'conversation.messages',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/conversation/{conversationId}/message',
  summary:
    'Messages and notes of a conversation, the newest first; older ones by the position of the last that is known',
  access: access('read'),
  rate: 'read',
  params,
  query: z.strictObject({ before: z.optional(queryWhole(1, positionAtMost)) }),
  reply: z.object({ list: z.array(ConversationMessage), hasMore: z.boolean() }),
  refusals: ['not_found', 'channel_right'],
});

/** What is sent of a message: an id of the sender's own, under which it counts once however often it comes. */
export const MessageEntry = z.strictObject({
  clientId: Id,
  text: MessageText,
});
export type MessageEntry = z.infer<typeof MessageEntry>;

/** Why an answer of any kind is not sent. */
export const answerRefusals = [
  'not_found',
  'channel_chat_account',
  'channel_right',
  'state_forbids',
  'conversation_answered',
  'conversation_stopped',
  'channel_frozen',
  'idempotency_key_reused',
] as const;

export const answerConversation = endpoint({
  id: 'conversation.answer',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/conversation/{conversationId}/message',
  summary: 'Answers a follower, or notes something for the team; once for each id of the sender',
  access: access('write'),
  rate: 'write',
  params,
  body: z.strictObject({
    ...MessageEntry.shape,
    kind: MessageKind.extract(['member', 'note']),
    /** The last message that the member has read: the answer is refused when a colleague has answered after it. */
    seen: Position,
  }),
  reply: ConversationMessage,
  refusals: answerRefusals,
});

export const readConversation = endpoint({
  id: 'conversation.read',
  face: 'admin',
  method: 'PUT',
  path: '/channel/{id}/conversation/{conversationId}/read',
  summary: 'The team has read a conversation up to this message',
  access: access('write'),
  rate: 'write',
  params,
  body: z.strictObject({ position: Position }),
  reply: z.null(),
  refusals: ['not_found', 'channel_right'],
});
