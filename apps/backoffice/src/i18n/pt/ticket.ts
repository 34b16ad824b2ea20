import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import ticketVocabulary from '@balcao/contract/i18n/pt/ticket-vocabulary';
import documentWords from '@balcao/ui/i18n/pt/document';

/** What members ask the platform's support. */
export default {
  title: ticketVocabulary.requests,
  line: 'As perguntas ao suporte da plataforma, e as respostas.',
  unread: 'não lido',
  thread: 'Mensagens do atendimento',
  support: 'Suporte do Balcão',
  another: 'Abrir outro atendimento',
  answerTitle: 'Escrever ao suporte',
  close: ticketVocabulary.markSolved,
  closed: 'Atendimento resolvido.',
  reopen: 'Resolvido. Se ainda falta algo, escreva até <until></until>: o atendimento reabre.',
  over: 'Este atendimento foi resolvido há mais de 30 dias e não pode ser reaberto.',
  parts: { label: ticketVocabulary.whose, team: 'Da equipe', mine: ticketVocabulary.mine },
  columns: { who: ticketVocabulary.who, last: 'Última mensagem' },
  state: {
    open: 'Com o suporte',
    answered: ticketVocabulary.answered,
    asked: 'Aguarda você',
    solved: ticketVocabulary.solved,
  },
  empty: {
    title: 'Nenhum atendimento ainda',
    text: 'Quando algo não funcionar como deveria e os artigos da ajuda não bastarem, escreva ao suporte.',
    nothing: 'Nenhum atendimento encontrado',
  },
  view: {
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
  },
  files: {
    label: documentWords.files,
    help: 'Opcional. Capturas de tela, fotos ou PDFs; você também pode colar ou arrastar na mensagem.',
    erase: {
      title: 'Apagar o arquivo?',
      text: '{name} some do atendimento, também para o suporte. Não é possível desfazer.',
      action: 'Apagar arquivo',
      done: 'Arquivo apagado.',
    },
  },
  new: {
    line: 'Conte o que você queria fazer e o que aconteceu. Uma pessoa do suporte lê e responde.',
    area: ticketVocabulary.about,
    subject: ticketVocabulary.subject,
    subjectHelp: 'Em poucas palavras.',
    text: 'Mensagem',
    textHelp: 'Não escreva senhas, códigos nem números de cartão.',
    withView: 'Enviar também o que eu estava vendo',
    withViewHelp: 'Ajuda o suporte a encontrar o problema. Além da mensagem e dos arquivos, só isto é enviado:',
    send: 'Enviar ao suporte',
    sent: 'Enviado. A resposta chega aqui e por e-mail.',
    kept: 'O que você escreve fica nesta aba até ser enviado.',
  },
} as const;
