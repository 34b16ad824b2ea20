import { RefusedError } from '@balcao/sdk/client';

/** No such thing in this team, or no number that one could have. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof RefusedError && (error.name === 'not_found' || error.name === 'form_invalid');

/** What is wrong with the filters themselves: a link from last year reaches further back than the search does. */
export const filterMistake = (error: unknown): string | undefined =>
  error instanceof RefusedError ? Object.values(error.fields ?? {})[0] : undefined;
