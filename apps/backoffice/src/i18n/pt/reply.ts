import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import list from '@balcao/contract/i18n/pt/list';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: channelVocabulary.replies,
  line: 'O que as pessoas responderam às publicações do canal, também o que está oculto.',
  columns: list.reply.columns,
  state: list.reply.codes.state,
  author: list.reply.file.author,
  authors: list.reply.codes.author,
  search: 'Parte do nome ou do texto',
  offTitle: 'O canal não aceita respostas',
  off: 'Quem gerencia o canal pode permiti-las nas configurações.',
  empty: 'Nenhuma resposta ainda',
  none: 'Ninguém respondeu a esta publicação.',
  noneAtAll: 'O que as pessoas responderem às publicações aparece aqui.',
  nothing: 'Nenhuma resposta com estes filtros.',
  hide: 'Ocultar',
  hideTitle: 'Ocultar esta resposta?',
  hideText: 'Ela some dos celulares. Quem escreveu continua vendo a resposta, com o motivo.',
  why: vocabulary.reason,
  reasons: channelVocabulary.reportReasons,
  hidden: 'Resposta ocultada.',
  shown: 'A resposta aparece de novo.',
  show: 'Mostrar de novo',
  block: 'Bloquear quem escreveu',
  blockTitle: 'Bloquear {name}?',
  blockText: 'Esta pessoa não poderá mais responder neste canal. O que ela já escreveu fica como está.',
  blocked: '{name} não pode mais responder neste canal.',
  unblock: 'Desbloquear',
  unblocked: '{name} pode responder de novo.',
  isBlocked: 'bloqueada neste canal',
} as const;
