import type { Tx } from '../../platform/db.ts';

interface Spoken {
  readonly merchantId: string;
  readonly conversationId: string;
  readonly speaker: string;
  readonly now: Date;
}
/** What runs need of conversations, which are made before workflows. */
export interface MachineAnswers {
  say(
    tx: Tx,
    message: Spoken & {
      readonly clientId: string;
      readonly text: string;
      readonly buttons: readonly { readonly label: string; readonly url: string | null }[];
      readonly templateId: string | null;
      readonly upTo: number | null;
    },
  ): Promise<'sent' | 'people' | 'newer' | 'unreachable'>;
  handOver(tx: Tx, spoken: Spoken): Promise<unknown>;
  openWith(
    tx: Tx,
    between: { readonly merchantId: string; readonly channelId: string; readonly customerId: string; readonly now: Date },
  ): Promise<string | undefined>;
}

/** A message of a follower, while machines answer. */
export interface IncomingMessage {
  readonly merchantId: string;
  readonly channelId: string;
  readonly customerId: string;
  readonly text: string;
  readonly now: Date;
}
