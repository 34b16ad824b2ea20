import type { Queries, Tx } from '../../platform/db.ts';

/** A piece of knowledge that a search found; for a question with its answer, `heading` is the question. */
export interface FoundPiece {
  readonly sourceTitle: string;
  readonly kind: string;
  readonly heading: string;
  readonly text: string;
  /** From 0, nothing of what was asked, to 1, all of it. */
  readonly score: number;
}
interface Place {
  readonly merchantId: string;
  readonly channelId: string;
}
/** What a channel's robots know. */
export interface RobotKnowledge {
  /** The best first. */
  readonly search: (
    queries: Queries,
    ask: Place & { readonly text: string; readonly limit: number },
  ) => Promise<readonly FoundPiece[]>;
  /** Whether what was found answers the question, as a rule. */
  readonly isConfident: (found: readonly FoundPiece[]) => boolean;
  /** Keeps a question that no piece answers. */
  readonly recordUnanswered: (tx: Tx, ask: Place & { readonly text: string; readonly now: Date }) => Promise<void>;
  /** Forgets one: the person who asked it is erased. */
  readonly forgetUnanswered: (tx: Tx, ask: Place & { readonly text: string }) => Promise<void>;
}

interface Turn {
  readonly position: number;
  readonly kind: string;
  readonly text: string;
}
interface ConversationPlace {
  readonly merchantId: string;
  readonly conversationId: string;
}
/** How a robot speaks in conversations. */
export interface RobotConversations {
  readonly say: (
    tx: Tx,
    saying: ConversationPlace & {
      readonly clientId: string;
      readonly kind: 'robot';
      readonly speaker: string;
      readonly robotId: string;
      readonly text: string;
      readonly upTo: number | null;
      readonly now: Date;
    },
  ) => Promise<'sent' | 'people' | 'newer' | 'unreachable'>;
  readonly handOver: (tx: Tx, place: ConversationPlace & { readonly now: Date }) => Promise<void>;
  readonly tellWriting: (merchantId: string, conversationId: string) => void;
  /** What the follower sees of the last messages, the oldest first. */
  readonly history: (queries: Queries, ask: ConversationPlace & { readonly limit: number }) => Promise<readonly Turn[]>;
  /** Whether an answer to the message of this position is still wanted. */
  readonly isDue: (queries: Queries, place: ConversationPlace, position: number) => Promise<boolean>;
}

/** A message of a follower that a robot may take. */
export interface Incoming {
  readonly merchantId: string;
  readonly channelId: string;
  readonly conversationId: string;
  readonly customerId: string;
  readonly position: number;
  readonly now: Date;
}
