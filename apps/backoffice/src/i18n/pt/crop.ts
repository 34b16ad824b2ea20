import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

/** Cutting a picture to a square. */
export default {
  title: 'Ajustar a imagem',
  help: 'Arraste para mover a imagem. No teclado, use as setas.',
  area: 'Parte da imagem que vai aparecer',
  zoom: vocabulary.zoomIn,
  use: 'Usar esta imagem',
} as const;
