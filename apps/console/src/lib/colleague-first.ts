import { RefusedError } from '@balcao/sdk/client';

/** Whether a colleague asked or decided before: then what was being filled in has nothing to be sent for any more. */
export const isColleagueFirst = (error: unknown): boolean =>
  error instanceof RefusedError && error.name === 'colleague_first';
