import { limits } from '@balcao/contract/limits';
import type { UploadUse } from '@balcao/contract/upload';

/** What a team may have lying about that nothing stands on; pictures of drafts are of this kind until they are sent. */
export const looseAtMost = {
  document: { count: 200, bytes: 300 * 1024 * 1024 },
  package: { count: 200, bytes: 300 * 1024 * 1024 },
  picture: { count: 2_500, bytes: 1024 * 1024 * 1024 },
  ticket: { count: 200, bytes: 300 * 1024 * 1024 },
  media: { count: 60, bytes: 40 * 1024 * 1024 * 1024 },
} as const satisfies Record<UploadUse, { count: number; bytes: number }>;
/** Those that are counted together. */
export const countedWith: Readonly<Record<UploadUse, readonly UploadUse[]>> = {
  document: ['document', 'package'],
  package: ['document', 'package'],
  picture: ['picture'],
  media: ['media'],
  ticket: ['ticket'],
};

/** Files that one person may be sending at once, in all their teams, or one tool. */
export const unfinishedAtMost = {
  document: limits.filesAtOnce,
  package: limits.filesAtOnce,
  picture: limits.filesAtOnce,
  ticket: limits.filesAtOnce,
  /** Those that were paused, and wait to be gone on with, count too. */
  media: 4 * limits.filesAtOnce,
} as const satisfies Record<UploadUse, number>;
