import { RefusedError } from '@balcao/sdk/client';

/** Whether a colleague asked or decided first, so that the open form is obsolete. */
export const isColleagueFirst = (error: unknown): boolean =>
  error instanceof RefusedError && error.name === 'colleague_first';
