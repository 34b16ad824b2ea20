import { NetworkError, NotSentError } from '@balcao/sdk/client';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { LeftError } from './attempt.ts';
import { connection } from './connection.ts';
import { createReadTeller } from './failed-reads.ts';
import { concernsSession, createPresenter, isEditConflict, type Presenting, setPresenter } from './refusals.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `inline`: the form shows the error itself, so no toast and no dialog. `editConflict`: it shows only by itself that a colleague saved first
     * (`useEdited`).
     */
    mutationMeta: { errors?: 'inline' | 'editConflict' };
    /** `inline`: the place says by itself that the read has failed, without reading the `error` of the query. */
    queryMeta: { errors?: 'inline' };
  }
}

/** A lost connection is worth another try; what the API refused stays refused. */
const worthRetrying = (failures: number, error: unknown): boolean => error instanceof NetworkError && failures < 2;

const isSaidInPlace = (how: 'inline' | 'editConflict' | undefined, error: unknown): boolean =>
  how === 'inline' ? !concernsSession(error) && !isOfTheLine(error) : how === 'editConflict' && isEditConflict(error);

/** Errors that are the same everywhere and are shown in the same way in every form. */
const isOfTheLine = (error: unknown): boolean => error instanceof NotSentError || error instanceof LeftError;

/**
 * What is read again after a command that failed may take as long as the line is down: its form does not wait for that. After one that
 * was done it does, so that what is shown is how things stand.
 */
const waitOnlyForWhatWasDone = (client: QueryClient): void => {
  const defaulted = client.defaultMutationOptions.bind(client);
  client.defaultMutationOptions = (options) => {
    const { onSettled } = options ?? {};
    if (!options || !onSettled || options._defaulted) return defaulted(options);
    const settled: typeof onSettled = (...outcome) => {
      const [, error] = outcome;
      const read = onSettled(...outcome);
      return error ? undefined : read;
    };
    return defaulted({ ...options, onSettled: settled });
  };
};

/**
 * The cache of a face. Queries show their errors in place (`ErrorState`), mutations in a toast or dialog, and so do queries whose error
 * no place shows; the end of a session is acted upon wherever it shows.
 */
export const createQueryClient = (presenting: Presenting): QueryClient => {
  const present = createPresenter(presenting);
  const reads = createReadTeller(present);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => reads.failed(error, query),
      onSuccess: (_data, query) => reads.succeeded(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!isSaidInPlace(mutation.meta?.errors, error)) present(error);
      },
    }),
    defaultOptions: {
      // Without a connection a question fails, and says so; it is asked again as soon as the server is back.
      queries: { retry: worthRetrying, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
      // A command leaves when the person says so, or not at all: nothing waits for the network and is sent later by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  waitOnlyForWhatWasDone(client);
  onlineManager.setEventListener((setOnline) => connection.subscribe(() => setOnline(!connection.isLost())));
  setPresenter(client, present);
  return client;
};
