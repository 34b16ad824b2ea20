/** Files of broadcasts: how they are shown, and on their way. */
export default {
  pages: '{count, plural, one {# página} other {# páginas}}',
  infected: 'Tem um vírus',
  unscanned: 'Não verificado por antivírus',
  tooLarge: 'Não verificado por antivírus: grande demais',
  video: 'Vídeo {name}',
  download: 'Baixar o arquivo {name}',
  list: 'Envios',
  waiting: 'Na fila',
  paused: 'Em pausa: {percent, number}%',
  sendingAt: '{percent, number}% · {speed}/s · faltam {left}',
  pause: 'Pausar o envio de {name}',
  resume: 'Continuar o envio de {name}',
} as const;
