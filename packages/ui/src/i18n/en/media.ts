import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/media.ts';

/** Files of broadcasts: how they are shown, and on their way. */
export default {
  pages: '{count, plural, one {# page} other {# pages}}',
  infected: 'Has a virus',
  unscanned: 'Not scanned for viruses',
  tooLarge: 'Not scanned for viruses: too large',
  video: 'Video {name}',
  download: 'Download the file {name}',
  list: 'Uploads',
  waiting: 'In the queue',
  paused: 'Paused: {percent, number}%',
  sendingAt: '{percent, number}% · {speed}/s · {left} left',
  pause: 'Pause the upload of {name}',
  resume: 'Continue the upload of {name}',
} satisfies Shape<typeof pt>;
