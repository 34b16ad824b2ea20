import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import names from '@balcao/contract/i18n/es/names';
import ticketVocabulary from '@balcao/contract/i18n/es/ticket-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/es/document';
import type pt from '../pt/ticket.ts';

/** What teams ask support, at the console. */
export default {
  title: ticketVocabulary.requests,
  summary:
    '{count, plural, one {Una solicitud espera la respuesta de soporte} other {# solicitudes esperan la respuesta de soporte}}',
  line: 'Lo que los equipos preguntan a soporte. Quien espera más va primero.',
  assignee: ticketVocabulary.assignee,
  noOne: 'Nadie aún',
  assigned: 'Responsable cambiado.',
  only: 'Solo las solicitudes de {name}.',
  everybody: 'Ver las de todos los equipos',
  thread: vocabulary.messages,
  noteBy: 'Nota de {name}, solo para colegas',
  solve: ticketVocabulary.markSolved,
  solvedText: 'Resuelta. Si el equipo escribe, la solicitud vuelve a la fila.',
  missed: 'Tu texto sigue aquí: cámbialo o envíalo de todos modos.',
  kind: 'Qué escribir',
  noteText: 'Nota para colegas',
  answerText: 'Respuesta al equipo',
  files: documentWords.files,
  filesHelp: 'Opcional. Quien abrió la solicitud ve estos archivos.',
  noteFilesHelp: 'Opcional. Solo los colegas ven estos archivos.',
  after: 'Después de enviar',
  send: 'Enviar respuesta',
  merchantPage: 'Página del comercio',
  ofMerchant: 'Todas las solicitudes del equipo',
  solved: 'Solicitud resuelta. Se avisó al equipo.',
  answer: vocabulary.answer,
  note: channelVocabulary.internalNote,
  saveNote: 'Guardar nota interna',
  queue: { label: 'Avance', waiting: names.waiting, answered: 'Respondidas', solved: 'Resueltas' },
  scope: {
    label: ticketVocabulary.whose,
    all: 'De todos',
    mine: ticketVocabulary.mine,
    unassigned: channelVocabulary.unassigned,
  },
  state: {
    open: 'Espera a soporte',
    answered: ticketVocabulary.answered,
    asked: 'Espera al equipo',
    solved: ticketVocabulary.solved,
  },
  columns: { subject: ticketVocabulary.subject, area: ticketVocabulary.about, since: 'Espera desde' },
  empty: {
    waiting: 'Nadie espera ahora',
    answered: 'Ninguna solicitud respondida',
    solved: 'Ninguna solicitud resuelta',
    nothing: 'Ninguna solicitud con estos filtros',
    text: 'Lo que escriban los equipos aparece aquí.',
  },
  figures: {
    waiting: ticketVocabulary.waiting,
    since: 'desde <at></at>',
    mine: 'Conmigo',
    unassigned: '{count, plural, =0 {ninguna sin responsable} one {# sin responsable} other {# sin responsable}}',
    firstAnswer: 'Primera respuesta',
    median: 'mediana de 30 días',
  },
  duration: {
    seconds: ticketVocabulary.seconds,
    minutes: ticketVocabulary.minutes,
    hours: ticketVocabulary.hours,
  },
  view: {
    title: 'Lo que veía la persona',
    who: ticketVocabulary.who,
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
    none: 'La persona no envió lo que veía.',
  },
  areas: {
    account: 'Cuenta y acceso',
    team: vocabulary.team,
    sale: 'Ventas',
    money: 'Dinero',
    integration: 'Integración',
    applet: vocabulary.miniPrograms,
    channel: channelVocabulary.channels,
    safety: 'Seguridad',
  },
} satisfies Shape<typeof pt>;
