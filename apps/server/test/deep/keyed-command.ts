import { RefusedError } from '@balcao/sdk/client';
import { until } from '../until.ts';

export type Kind = 'order' | 'payment' | 'refund' | 'withdrawal';

/** What a caller asks for under one idempotency key, however often it has to be sent. */
export interface KeyedCommand<T> {
  readonly kind: Kind;
  readonly key: string;
  readonly send: () => Promise<T>;
  /** The first answer. */
  answer?: T;
  /** The name of the refusal that ended it. */
  refusal?: string;
  sends: number;
}

export const newCommand = <T>(kind: Kind, send: (key: string) => Promise<T>): KeyedCommand<T> => {
  const key = crypto.randomUUID();
  return { kind, key, send: () => send(key), sends: 0 };
};

/** What says nothing of the command itself: it may have been done, or may be done later. */
const passing = new Set(['unavailable', 'idempotency_in_flight', 'too_many_requests', 'unexpected']);

/** Sends the command; a refusal of the command itself ends it. @throws what leaves open whether it was done. */
export const ask = async <T>(command: KeyedCommand<T>): Promise<T | undefined> => {
  command.sends += 1;
  try {
    const answer = await command.send();
    command.answer ??= answer;
    return answer;
  } catch (error) {
    if (!(error instanceof RefusedError) || passing.has(error.name)) throw error;
    command.refusal = error.name;
    return undefined;
  }
};

export const isOpen = ({ answer, refusal }: KeyedCommand<unknown>): boolean =>
  answer === undefined && refusal === undefined;

/** Sends it under its key until it is answered or refused. */
export const settle = <T>(command: KeyedCommand<T>, withinMs = 60_000): Promise<T | undefined> =>
  until(
    () => ask(command),
    () => true,
    withinMs,
  );
