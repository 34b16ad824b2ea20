import type { UploadProblem } from '@balcao/contract/upload';

/** A file as it is kept, or what is wrong with what was sent. */
export type Reading =
  | { readonly type: 'image/webp' | 'application/pdf'; readonly bytes: Buffer; readonly problem?: never }
  | { readonly problem: UploadProblem; readonly type?: never; readonly bytes?: never };
