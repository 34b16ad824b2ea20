import { type LiveEvent, streamEvents } from '@balcao/contract/notification';
import { pause, pauseBefore } from '@balcao/ui/backoff';
import { eventsOf } from '@balcao/ui/event-stream';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stream as openStream } from './api.ts';
import { askAgain } from './ask-again.ts';

import { currentUserOptions } from './current-user.ts';
import { createInvalidator } from './invalidator.ts';

type Topic = LiveEvent['topic'];

/** Figures are made of what happened: these change together with a topic. */
const movedBy: Readonly<Record<Topic, readonly string[]>> = {
  bill: ['bill'],
  preauth: ['preauth'],
  order: ['order', 'instalment', 'dashboard', 'ledger'],
  export: ['export'],
  refund: ['refund', 'order', 'ledger', 'dashboard', 'home'],
  dispute: ['dispute', 'order', 'ledger', 'dashboard', 'home'],
  webhook: ['webhook', 'home'],
  toolKey: ['tool-key'],
  settlement: ['settlement', 'ledger', 'order', 'instalment', 'dashboard'],
  withdrawal: ['withdrawal', 'ledger', 'dashboard'],
  ledger: ['ledger', 'withdrawal', 'dashboard'],
  certificate: ['certificate', 'dashboard', 'home'],
  request: ['request'],
  team: ['member', 'role', 'invitation', 'log'],
  review: ['certification', 'merchant', 'product', 'template', 'messageTemplate', 'channel', 'upload', 'team', 'home'],
  device: ['device'],
  product: ['product'],
  applet: ['applet', 'template'],
  version: ['version', 'applet'],
  preview: [],
  channel: ['channel', 'home'],
  broadcast: ['broadcast', 'home'],
  messageTemplate: ['messageTemplate', 'applet'],
  conversation: ['conversation', 'home'],
  knowledge: ['knowledge'],
  workflow: ['workflow'],
  presence: ['presence'],
  robot: ['robot'],
  notice: ['notice'],
  ticket: ['ticket', 'home'],
};

const isStream = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/** Between two rounds of asking for the same things. */
const restMs = 400;

const isTopic = (word: unknown): word is Topic => typeof word === 'string' && Object.hasOwn(movedBy, word);

/** Acts upon what the stream says. */
const createListener = (queryClient: QueryClient, signal: AbortSignal) => {
  const ask = async (topic: Topic) => {
    const keys: QueryKey[] = movedBy[topic].map((word) => [word]);
    // Rights of one's own change with the token alone; those of a role that one looks as, at any moment.
    const isMine = topic === 'team' && !!queryClient.getQueryData(currentUserOptions.queryKey)?.preview;
    // What a review decides of the team stands with who is logged in.
    if (isMine || topic === 'review') keys.push(currentUserOptions.queryKey);
    await Promise.all(keys.map((queryKey) => askAgain(queryClient, queryKey)));
  };
  const invalidate = createInvalidator(ask, () => pause(restMs, signal));
  return (data: string): void => {
    const { topic } = JSON.parse(data) as { topic?: unknown };
    if (isTopic(topic)) invalidate(topic); // A newer server may speak of topics that this page does not show.
  };
};

/** Everything but who is logged in, which no event changes; the rights of a role that one looks as may have changed meanwhile. */
const invalidateAll = (queryClient: QueryClient): void => {
  const isPreview = !!queryClient.getQueryData(currentUserOptions.queryKey)?.preview;
  const isMeant = (word: unknown): boolean => isPreview || word !== currentUserOptions.queryKey[0];
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isMeant(queryKey[0]) });
};

/** The longest that the server remembers. */
const recentAtMostMs = 60_000;
/** The stream may be opened so long after it was asked for. */
const openingMs = 10_000;
/** How far back what was told is of use: to the moment at which the page began to ask for its figures. */
const sincePageBegan = (): number => Math.min(Math.ceil(performance.now()) + openingMs, recentAtMostMs);

interface Listening {
  readonly recentMs: number;
  readonly onOpen: () => void;
  readonly signal: AbortSignal;
}

/** Listens until the stream ends or breaks off. */
const listen = async (queryClient: QueryClient, { recentMs, onOpen, signal }: Listening): Promise<void> => {
  const response = await openStream(streamEvents, { recentMs }, signal);
  if (!isStream(response)) {
    // The session may have ended: asking who is logged in meets the same refusal, which is then acted upon.
    return queryClient.refetchQueries({ queryKey: currentUserOptions.queryKey });
  }
  onOpen();
  const hear = createListener(queryClient, signal);
  for await (const data of eventsOf(response)) hear(data);
};

/** `isAgain`: there was a stream before, so events in the gap were missed. */
const follow = async (queryClient: QueryClient, isAgain: boolean, signal: AbortSignal): Promise<void> => {
  let attempt = 0;
  for (let missed = isAgain; !signal.aborted; missed = true) {
    const onOpen = () => {
      attempt = 0;
      if (missed) invalidateAll(queryClient);
    };
    await listen(queryClient, { recentMs: missed ? 0 : sincePageBegan(), onOpen, signal }).catch(() => undefined); // Any error: the next try follows.
    await pause(pauseBefore(attempt, Math.random()), signal);
    attempt += 1;
  }
};

/**
 * Keeps the screens of a team up to date: changed data are refetched at once. A tab in the background closes its stream, since a browser keeps only
 * six connections to one host, and catches up when it becomes visible again.
 */
export const useLiveEvents = (merchantId: string | null): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!merchantId) return;
    let stream: AbortController | undefined;
    let isAgain = false;
    const look = () => {
      stream?.abort();
      if (document.visibilityState === 'hidden') return;
      stream = new AbortController();
      void follow(queryClient, isAgain, stream.signal);
      isAgain = true;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stream?.abort();
    };
  }, [queryClient, merchantId]);
};
