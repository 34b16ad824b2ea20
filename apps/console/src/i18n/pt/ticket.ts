import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import names from '@balcao/contract/i18n/pt/names';
import ticketVocabulary from '@balcao/contract/i18n/pt/ticket-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import documentWords from '@balcao/ui/i18n/pt/document';

/** What teams ask support, at the console. */
export default {
  title: ticketVocabulary.requests,
  summary:
    '{count, plural, one {Um atendimento aguarda a resposta do suporte} other {# atendimentos aguardam a resposta do suporte}}',
  line: 'O que as equipes perguntam ao suporte. Quem espera há mais tempo vem primeiro.',
  assignee: ticketVocabulary.assignee,
  noOne: 'Ninguém ainda',
  assigned: 'Responsável mudado.',
  only: 'Só os atendimentos de {name}.',
  everybody: 'Ver os de todas as equipes',
  thread: vocabulary.messages,
  noteBy: 'Nota de {name}, só para colegas',
  solve: ticketVocabulary.markSolved,
  solvedText: 'Resolvido. Se a equipe escrever, o atendimento volta para a fila.',
  missed: 'O seu texto continua aqui: mude-o ou envie-o assim mesmo.',
  kind: 'O que escrever',
  noteText: 'Nota para colegas',
  answerText: 'Resposta para a equipe',
  files: documentWords.files,
  filesHelp: 'Opcional. Quem abriu o atendimento vê estes arquivos.',
  noteFilesHelp: 'Opcional. Só colegas veem estes arquivos.',
  after: 'Depois de enviar',
  send: 'Enviar resposta',
  merchantPage: 'Página do estabelecimento',
  ofMerchant: 'Todos os atendimentos da equipe',
  solved: 'Atendimento resolvido. A equipe foi avisada.',
  answer: vocabulary.answer,
  note: channelVocabulary.internalNote,
  saveNote: 'Salvar nota interna',
  queue: { label: 'Andamento', waiting: names.waiting, answered: 'Respondidos', solved: 'Resolvidos' },
  scope: {
    label: ticketVocabulary.whose,
    all: 'De todos',
    mine: ticketVocabulary.mine,
    unassigned: channelVocabulary.unassigned,
  },
  state: {
    open: 'Aguarda o suporte',
    answered: ticketVocabulary.answered,
    asked: 'Aguarda a equipe',
    solved: ticketVocabulary.solved,
  },
  columns: { subject: ticketVocabulary.subject, area: ticketVocabulary.about, since: 'Espera desde' },
  empty: {
    waiting: 'Ninguém espera agora',
    answered: 'Nenhum atendimento respondido',
    solved: 'Nenhum atendimento resolvido',
    nothing: 'Nenhum atendimento com estes filtros',
    text: 'O que as equipes escreverem aparece aqui.',
  },
  figures: {
    waiting: ticketVocabulary.waiting,
    since: 'desde <at></at>',
    mine: 'Comigo',
    unassigned: '{count, plural, =0 {nenhum sem responsável} one {# sem responsável} other {# sem responsável}}',
    firstAnswer: 'Primeira resposta',
    median: 'mediana de 30 dias',
  },
  duration: {
    seconds: ticketVocabulary.seconds,
    minutes: ticketVocabulary.minutes,
    hours: ticketVocabulary.hours,
  },
  view: {
    title: 'O que a pessoa via',
    who: ticketVocabulary.who,
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
    none: 'A pessoa não enviou o que via.',
  },
  areas: {
    account: 'Conta e acesso',
    team: vocabulary.team,
    sale: 'Vendas',
    money: 'Dinheiro',
    integration: 'Integração',
    applet: vocabulary.miniPrograms,
    channel: channelVocabulary.channels,
    safety: 'Segurança',
  },
} as const;
