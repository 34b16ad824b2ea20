import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/attachment.ts';

/** What comes with a message of a conversation. */
export default {
  choose: 'Send a picture',
  picture: 'Picture',
  place: 'Place',
  voice: 'Voice message',
  voiceLine: 'Voice message · {length}',
  ownVoice: 'Voice message that you sent',
  voiceFrom: 'Voice message from {name}',
  play: 'Play',
  pause: 'Pause',
  playing: 'Position',
  speed: 'Speed',
  voiceNotLoaded: 'The voice message did not load.',
  voiceNotPlayed: 'This browser cannot play this recording.',
  own: 'Picture that you sent',
  from: 'Picture from {name}',
  chosen: 'Chosen picture',
  takeOut: 'Remove the picture',
  tooLarge: 'The picture is larger than 8 MB. Choose a smaller one.',
  typeWrong: 'Choose a JPG, PNG, WebP or HEIC picture.',
  notLoaded: 'The picture did not load.',
  openMap: 'Open on the map',
  lost: 'The picture is no longer on this device. Discard it and choose it again.',
  chooseDocument: 'Send a document',
  document: 'Document',
  documentChosen: 'Chosen document',
  takeDocumentOut: 'Remove the document',
  documentTooLarge: 'The document is larger than 10 MB. Choose a smaller one.',
  documentTypeWrong: 'Choose a PDF, DOCX, XLSX or TXT file.',
} satisfies Shape<typeof pt>;
