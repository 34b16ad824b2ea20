import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/crop.ts';

export default {
  title: '调整图片',
  help: '拖动以移动图片。也可使用键盘方向键。',
  area: '将显示的图片部分',
  zoom: channelVocabulary.zoomIn,
  use: '使用这张图片',
} satisfies Shape<typeof pt>;
