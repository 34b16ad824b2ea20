import { z } from 'zod';

/** Why a field or a document was not accepted: a library, so that everybody is told in their language. */
export const ReviewReason = z.enum([
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
