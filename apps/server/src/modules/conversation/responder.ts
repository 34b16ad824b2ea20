import type { Tx } from '../../platform/db.ts';
import type { Pressed } from './message-adding.ts';

/** A message of a follower that a robot or a workflow may answer. */
export interface IncomingMessage {
  readonly merchantId: string;
  readonly channelId: string;
  readonly conversationId: string;
  readonly customerId: string;
  readonly position: number;
  readonly text: string;
  /** The button that was pressed, whose label is the text. */
  readonly pressed: Pressed | undefined;
  readonly now: Date;
}

/** What answers followers in the place of people. */
export interface Responder {
  /**
   * Whether it answers this message. It is asked in the transaction of the message, and queues what it does: its answer comes later, by
   * {@link MachineAnswers}.
   */
  readonly takes: (tx: Tx, incoming: IncomingMessage) => Promise<boolean>;
}
