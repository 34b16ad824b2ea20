/** Recording a voice message. */
export default {
  title: 'Gravar mensagem de voz',
  asking: 'Permita o uso do microfone para gravar.',
  recorded: 'Tempo gravado',
  most: 'de {length}',
  stop: 'Parar e ouvir',
  discard: 'Descartar a gravação',
  hint: 'Você pode ouvir antes de enviar. A gravação para sozinha aos {length}.',
  refused:
    'O microfone está bloqueado. Permita-o nas configurações do navegador e tente de novo, ou envie um arquivo de áudio.',
  missing: 'Não dá para gravar neste aparelho ou navegador. Envie um arquivo de áudio.',
  tryAgain: 'Tentar gravar de novo',
  chooseFile: 'Escolher um arquivo de áudio',
  ready: 'Gravação pronta para enviar',
  tooLarge: 'O áudio tem mais de 4 MB. Escolha um menor.',
  tooLong: 'O áudio tem mais de 5 minutos. Escolha um mais curto.',
  typeWrong: 'Escolha um áudio MP3, M4A, OGG ou WebM.',
  lost: 'A gravação não está mais neste aparelho. Descarte-a e grave de novo.',
} as const;
