import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';

/** Cutting a picture to a square. */
export default {
  title: 'Ajustar a imagem',
  help: 'Arraste para mover a imagem. No teclado, use as setas.',
  area: 'Parte da imagem que vai aparecer',
  zoom: channelVocabulary.zoomIn,
  use: 'Usar esta imagem',
} as const;
