import { LiveEvent, streamEvents } from '@balcao/contract/notification';
import { eventsOf } from '@balcao/ui/event-stream';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stream } from './api.ts';
import { currentUserOptions } from './current-user.ts';

/** Figures are made of what happened: these change together with a topic. */
const movedBy: Readonly<Record<LiveEvent['topic'], readonly string[]>> = {
  order: ['order', 'dashboard'],
  webhook: ['webhook'],
  certificate: ['certificate'],
};

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Seconds apart, then longer, never all screens at once: a server that comes back is not run over. */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** attempt) * (0.5 + chance / 2);

const isStream = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const freshen = (queryClient: QueryClient, data: string): void => {
  const event = LiveEvent.safeParse(JSON.parse(data));
  if (!event.success) return; // A newer server may speak of topics that this page does not show.
  for (const topic of movedBy[event.data.topic]) void queryClient.invalidateQueries({ queryKey: [topic] });
};

/** Everything but who is logged in, which no event changes. */
const freshenAll = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserOptions.queryKey[0] });

/** Listens until the stream ends or breaks off. */
const listen = async (queryClient: QueryClient, onOpen: () => void, signal: AbortSignal): Promise<void> => {
  const response = await stream(streamEvents, {}, signal);
  if (!isStream(response)) {
    // The session may have ended: asking who is logged in meets the same refusal, which is then acted upon.
    return queryClient.refetchQueries({ queryKey: currentUserOptions.queryKey });
  }
  onOpen();
  for await (const data of eventsOf(response)) freshen(queryClient, data);
};

const follow = async (queryClient: QueryClient, signal: AbortSignal): Promise<void> => {
  let attempt = 0;
  for (let isAgain = false; !signal.aborted; isAgain = true) {
    const opened = () => {
      attempt = 0;
      if (isAgain) freshenAll(queryClient); // What happened in the gap was told to nobody here.
    };
    await listen(queryClient, opened, signal).catch(() => undefined); // Whatever broke it, the next try follows.
    await pause(pauseBefore(attempt, Math.random()), signal);
    attempt += 1;
  }
};

/** Keeps the screens of a team fresh while one is open: whatever changes is asked for again the moment it happens. */
export const useLiveEvents = (merchantId: string | null): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!merchantId) return;
    const ended = new AbortController();
    void follow(queryClient, ended.signal);
    return () => ended.abort();
  }, [queryClient, merchantId]);
};
