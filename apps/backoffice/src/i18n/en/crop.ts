import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/crop.ts';

export default {
  title: 'Adjust the picture',
  help: 'Drag to move the picture. On a keyboard, use the arrow keys.',
  area: 'Part of the picture that will show',
  zoom: channelVocabulary.zoomIn,
  use: 'Use this picture',
} satisfies Shape<typeof pt>;
