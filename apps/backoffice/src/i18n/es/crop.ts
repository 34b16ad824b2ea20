import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/crop.ts';

export default {
  title: 'Ajustar la imagen',
  help: 'Arrastra para mover la imagen. En el teclado, usa las flechas.',
  area: 'Parte de la imagen que se verá',
  zoom: channelVocabulary.zoomIn,
  use: 'Usar esta imagen',
} satisfies Shape<typeof pt>;
