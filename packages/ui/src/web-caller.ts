import type { AskOf, Endpoint, ReplyOf } from '@balcao/contract/endpoint';
import type { CallOptions } from '@balcao/sdk/client';
import { type BearerOptions, createBearerCaller, openStream } from '@balcao/sdk/member';
import type { Attempt } from './attempt.ts';
import { sendNow } from './connection.ts';
import { createReader } from './read-with-token.ts';
import { createSameCommand } from './same-command.ts';

/** A command with an idempotency key is called within an attempt, by `useKeyedMutation`: the key is not made where it is called. */
type Within<E extends Endpoint> = E extends { readonly idempotency: 'required' | 'optional' }
  ? [attempt: Attempt]
  : [options?: Omit<CallOptions, 'idempotencyKey'>];
export type WebCaller = <E extends Endpoint>(target: E, ask: AskOf<E>, ...within: Within<E>) => Promise<ReplyOf<E>>;

type Who = Pick<BearerOptions, 'token' | 'timeZone'>;

const optionsOf = (who: Who): BearerOptions => ({
  ...who,
  baseUrl: location.origin,
  send: sendNow,
  language: () => document.documentElement.lang,
});

/**
 * The caller of a web app. Without a connection it refuses what would change something, and sends nothing later by itself. A command
 * without a key that is given twice in a row, as by a double click, leaves once.
 */
export const createWebCaller = (who: Who): WebCaller => {
  const call = createBearerCaller(optionsOf(who));
  const commands = createSameCommand(who.token);
  const read = createReader({ token: who.token, commandsAnswered: commands.answered });
  return (target, ask, within?: Attempt | CallOptions) => {
    if (within === undefined && target.method !== 'GET')
      return commands.give(`${target.id} ${JSON.stringify(ask)}`, () => call(target, ask));
    if (within === undefined || !('during' in within)) {
      const send = () => call(target, ask, within);
      return target.method === 'GET' ? read(send) : send();
    }
    const { idempotencyKey, signal } = within;
    return within.during(() => call(target, ask, { idempotencyKey, signal }));
  };
};

/** The raw answer of an endpoint that streams: an export, live events. */
export const createWebStream =
  (who: Who) =>
  (
    target: Endpoint,
    query: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
    params: Readonly<Record<string, unknown>> = {},
    body?: object,
  ): Promise<Response> =>
    openStream(optionsOf(who), target, query, signal, params, body);
