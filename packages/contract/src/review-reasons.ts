import type * as z from 'zod/mini';
import { codes } from './codes.ts';

/** Why a field or a document was not accepted: a library, so that everyone is told in their language. */
export const ReviewReason = codes([
  'unreadable',
  'incomplete',
  'expired',
  'wrongDocument',
  'nameDiffers',
  'numberDiffers',
  'addressDiffers',
  'dateDiffers',
  'tooOld',
  'altered',
  'notAllowed',
  'other',
]);
export type ReviewReason = z.infer<typeof ReviewReason>;
