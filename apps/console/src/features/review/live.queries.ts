import { ReviewNews, streamReviews } from '@balcao/contract/review-live';
import { pause, pauseBefore } from '@balcao/ui/backoff';
import { eventsOf } from '@balcao/ui/event-stream';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stream as openStream } from '../../lib/api.ts';
import { readReviewsAgain } from './review.queries.ts';

/** Listens until the stream ends or breaks off. */
const listen = async (client: QueryClient, signal: AbortSignal, onOpen: () => void): Promise<void> => {
  const response = await openStream(streamReviews, {}, signal);
  if (!response.ok) return;
  onOpen();
  for await (const data of eventsOf(response)) {
    const news = ReviewNews.safeParse(JSON.parse(data));
    if (news.success) readReviewsAgain(client, news.data.reviewId);
  }
};

/** After a reconnect everything is refetched, since events in the gap were missed. */
const follow = async (client: QueryClient, signal: AbortSignal): Promise<void> => {
  let attempt = 0;
  while (!signal.aborted) {
    const onOpen = () => {
      attempt = 0;
      readReviewsAgain(client);
    };
    await listen(client, signal, onOpen).catch(() => undefined); // The next attempt follows after any error.
    await pause(pauseBefore(attempt, Math.random()), signal);
    attempt += 1;
  }
};

/**
 * Keeps the queue and the desk as they are: what a colleague or a team does shows the moment it happens. A tab in the background lets go
 * of its stream, since a browser keeps only six connections to one host.
 */
export const useLiveReviews = (isOn: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    let leaving: AbortController | undefined;
    const look = () => {
      leaving?.abort();
      if (document.visibilityState === 'hidden') return;
      leaving = new AbortController();
      void follow(client, leaving.signal);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leaving?.abort();
    };
  }, [client, isOn]);
};
