import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import ticketVocabulary from '@balcao/contract/i18n/es/ticket-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/es/document';
import type pt from '../pt/ticket.ts';

/** What members ask the platform's support. */
export default {
  title: ticketVocabulary.requests,
  line: 'Las preguntas al soporte de la plataforma, y las respuestas.',
  unread: 'sin leer',
  thread: 'Mensajes de la solicitud',
  support: 'Soporte de Balcão',
  another: 'Abrir otra solicitud',
  answerTitle: 'Escribir a soporte',
  close: ticketVocabulary.markSolved,
  closed: 'Solicitud resuelta.',
  reopen: 'Resuelta. Si aún falta algo, escribe antes del <until></until>: la solicitud se reabre.',
  over: 'Esta solicitud se resolvió hace más de 30 días y no se puede reabrir.',
  parts: { label: ticketVocabulary.whose, team: 'Del equipo', mine: ticketVocabulary.mine },
  columns: { who: ticketVocabulary.who, last: 'Último mensaje' },
  state: {
    open: 'Con soporte',
    answered: ticketVocabulary.answered,
    asked: 'Te espera',
    solved: ticketVocabulary.solved,
  },
  empty: {
    title: 'Aún no hay solicitudes',
    text: 'Cuando algo no funcione como debería y los artículos de ayuda no basten, escribe a soporte.',
    nothing: 'Ninguna solicitud encontrada',
  },
  view: {
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
  },
  files: {
    label: documentWords.files,
    help: 'Opcional. Capturas de pantalla, fotos o PDF; también puedes pegarlos o arrastrarlos al mensaje.',
    erase: {
      title: '¿Borrar el archivo?',
      text: '{name} desaparece de la solicitud, también para el soporte. No se puede deshacer.',
      action: 'Borrar archivo',
      done: 'Archivo borrado.',
    },
  },
  new: {
    line: 'Cuéntanos qué querías hacer y qué pasó. Una persona de soporte lo lee y responde.',
    area: ticketVocabulary.about,
    subject: ticketVocabulary.subject,
    subjectHelp: 'En pocas palabras.',
    text: 'Mensaje',
    textHelp: 'No escribas contraseñas, códigos ni números de tarjeta.',
    withView: 'Enviar también lo que estaba viendo',
    withViewHelp: 'Ayuda a soporte a encontrar el problema. Además del mensaje y los archivos, solo se envía esto:',
    send: 'Enviar a soporte',
    sent: 'Enviado. La respuesta llega aquí y por correo.',
    kept: 'Lo que escribes queda en esta pestaña hasta que se envía.',
  },
} satisfies Shape<typeof pt>;
