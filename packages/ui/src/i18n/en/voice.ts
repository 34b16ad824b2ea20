import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/voice.ts';

/** Recording a voice message. */
export default {
  title: 'Record a voice message',
  asking: 'Allow microphone access to record.',
  recorded: 'Time recorded',
  most: 'of {length}',
  stop: 'Stop and listen',
  discard: 'Discard the recording',
  hint: 'You can listen before sending. The recording stops by itself at {length}.',
  refused: 'Microphone access is blocked. Allow it in your browser settings and try again, or send an audio file.',
  missing: 'This device or browser cannot record. Send an audio file.',
  tryAgain: 'Try recording again',
  chooseFile: 'Choose an audio file',
  ready: 'Recording ready to send',
  tooLarge: 'The audio is larger than 4 MB. Choose a smaller file.',
  tooLong: 'The audio is longer than 5 minutes. Choose a shorter file.',
  typeWrong: 'Choose an MP3, M4A, OGG or WebM file.',
  lost: 'The recording is no longer on this device. Discard it and record it again.',
} satisfies Shape<typeof pt>;
