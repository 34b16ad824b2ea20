/** What comes with a message of a conversation. */
export default {
  choose: 'Enviar uma foto',
  picture: 'Foto',
  place: 'Lugar',
  own: 'Foto enviada por você',
  from: 'Foto enviada por {name}',
  chosen: 'Foto escolhida',
  takeOut: 'Tirar a foto',
  tooLarge: 'A foto tem mais de 8 MB. Escolha uma menor.',
  typeWrong: 'Escolha uma foto JPG, PNG, WebP ou HEIC.',
  notLoaded: 'A foto não carregou.',
  openMap: 'Abrir no mapa',
  lost: 'A foto não está mais neste aparelho. Desista e escolha de novo.',
} as const;
