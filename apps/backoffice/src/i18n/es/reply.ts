import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import list from '@balcao/contract/i18n/es/list';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/reply.ts';

export default {
  title: channelVocabulary.replies,
  line: 'Lo que la gente respondió a las publicaciones del canal, también lo que está oculto.',
  columns: list.reply.columns,
  state: list.reply.codes.state,
  author: list.reply.file.author,
  authors: list.reply.codes.author,
  search: 'Parte del nombre o del texto',
  post: {
    label: channelVocabulary.broadcast,
    search: 'Parte del título o del texto',
    none: 'Ninguna publicación con estas palabras.',
    more: 'Hay más publicaciones: escribe una parte del título.',
    wordless: 'Publicación sin texto',
    gone: 'no encontrada',
  },
  offTitle: 'El canal no acepta respuestas',
  off: 'Quienes lo gestionan pueden permitirlas en su configuración.',
  empty: 'Ninguna respuesta aún',
  none: 'Nadie ha respondido a esta publicación.',
  noneAtAll: 'Lo que la gente responda a las publicaciones aparece aquí.',
  nothing: 'Ninguna respuesta con estos filtros.',
  hide: 'Ocultar',
  hideTitle: '¿Ocultar esta respuesta?',
  hideText: 'Desaparece de los celulares. Quien la escribió la sigue viendo, con el motivo.',
  why: vocabulary.reason,
  reasons: channelVocabulary.reportReasons,
  hidden: 'Respuesta ocultada.',
  shown: 'La respuesta se muestra de nuevo.',
  show: 'Mostrar de nuevo',
  block: 'Bloquear a quien escribió',
  blockTitle: '¿Bloquear a {name}?',
  blockText: 'Esta persona ya no podrá responder en este canal. Lo que ya escribió queda como está.',
  blocked: '{name} ya no puede responder en este canal.',
  unblock: 'Desbloquear',
  unblocked: '{name} puede responder de nuevo.',
  isBlocked: 'bloqueada en este canal',
} satisfies Shape<typeof pt>;
