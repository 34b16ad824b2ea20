/** Cutting a picture to a square. */
export default {
  title: 'Ajustar a imagem',
  help: 'Arraste para mover a imagem. No teclado, use as setas.',
  area: 'Parte da imagem que vai aparecer',
  zoom: 'Aproximar',
  use: 'Usar esta imagem',
} as const;
