import type { ReviewReasonTexts } from './review-reason-texts.ts';

export const en: ReviewReasonTexts = {
  unreadable: 'It cannot be read clearly.',
  incomplete: 'It is incomplete.',
  expired: 'It has expired.',
  wrongDocument: 'It is not the document we asked for.',
  nameDiffers: 'The name does not match the documents.',
  numberDiffers: 'The number does not match the documents.',
  addressDiffers: 'The address does not match the documents.',
  dateDiffers: 'The date does not match the documents.',
  tooOld: 'It is too old. Please send a more recent one.',
  altered: 'It seems to have been altered. Please send the original.',
  notAllowed: 'We cannot accept it.',
  other: 'Another reason.',
};
