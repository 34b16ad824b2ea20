import { NetworkError } from '@balcao/sdk/client';
import { type Query, QueryObserver } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { showToast } from './notice.ts';
import { concernsSession, inPassing, type Presenter } from './refusals.ts';
import { isSaid } from './said-error.ts';

/** Observers whose component reads that the query has failed. */
const readers = new WeakSet<QueryObserver>();
const { trackProp } = QueryObserver.prototype;
// TanStack notes which properties of an answer a component reads. One that reads the error shows it in its place.
QueryObserver.prototype.trackProp = function noteReader(this: QueryObserver, key: Parameters<typeof trackProp>[0]) {
  if (key === 'error' || key === 'isError') readers.add(this);
  trackProp.call(this, key);
};

/** Long enough for a place to be shown that says it: a page may have just come. */
const placeShowsWithinMs = 250;

/** As the cache hands it over. */
type CachedQuery = Query<unknown, unknown>;

const hasPlace = ({ state, meta, observers }: CachedQuery): boolean => {
  if (meta?.errors === 'inline') return true;
  // Behind data the error shows only as its age; without data, where the component reads it.
  if (state.data !== undefined) return isSaid(state.error);
  return observers.some((observer) => readers.has(observer));
};

/**
 * Reports a failed read that the screen itself does not show: in a toast or dialog, like a command. A failed refresh behind visible data does not
 * interrupt: it is a toast. Reported once for each query, until it succeeds. A lost connection has its banner.
 */
export const createReadTeller = (present: Presenter) => {
  const told = new WeakSet<CachedQuery>();
  const tell = (error: unknown, query: CachedQuery): void => {
    const isOver = query.state.error !== error || query.getObserversCount() === 0;
    const isOfTheLine = error instanceof NetworkError && connection.isLost();
    if (isOver || isOfTheLine || told.has(query) || hasPlace(query)) return;
    told.add(query);
    if (query.state.data === undefined) present(error);
    else showToast(inPassing(error));
  };
  return {
    failed: (error: unknown, query: CachedQuery): void => {
      if (concernsSession(error)) present(error);
      else setTimeout(() => tell(error, query), placeShowsWithinMs);
    },
    succeeded: (query: CachedQuery): void => void told.delete(query),
  };
};
