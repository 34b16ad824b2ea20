import type { Upload, UploadProblem } from '@balcao/contract/upload';

/** A file as it is kept, or what is wrong with what was sent. */
export type Reading =
  | { readonly type: NonNullable<Upload['type']>; readonly bytes: Buffer; readonly problem?: never }
  | { readonly problem: UploadProblem; readonly type?: never; readonly bytes?: never };
