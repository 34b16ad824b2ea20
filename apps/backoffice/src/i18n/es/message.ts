import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import list from '@balcao/contract/i18n/es/list';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';
/** Subscribe messages of a mini program: chosen, shown and sent. */

export default {
  purpose: 'Elige qué puede avisar el miniprograma. Cada persona permite un mensaje a la vez.',
  message: list.messageDelivery.columns.title,
  templates: 'Mensajes del miniprograma',
  count: '{count, number} de {most, number}',
  none: 'Aún no hay mensajes',
  noneText:
    'Elige uno de la biblioteca: pedido listo, entrega en camino, tu turno en la fila. Se puede usar de inmediato.',
  add: 'Agregar mensaje',
  added: 'Mensaje agregado: {title}.',
  search: 'Buscar en la biblioteca',
  about: 'Tema',
  library: 'Mensajes de la biblioteca',
  choose: 'Elegir {title}',
  chooseShort: 'Elegir',
  nothing: 'Nada con estas palabras. Prueba otras, o mira todos los temas.',
  fields: 'Lo que dice el mensaje',
  fieldsHelp: 'De {least, number} a {most, number} campos, en el orden en que los marcas.',
  preview: 'Como lo ve la persona, con ejemplos',
  checkAgain: appletVocabulary.checkWhetherItWasSaved,
  lost: 'No sabemos si el mensaje {title} se agregó. Verifica: no se agrega dos veces.',
  figures:
    'En 30 días, aceptaron: {accepted, number}; rechazaron: {declined, number}. Entregados: {delivered, number}; no entregados: {refused, number}.',
  declined:
    'Pausamos este mensaje: {declinedPercent, number} % o más de las respuestas de {days, number} días fueron rechazos. Pídelo en un momento en que ayude y reanúdalo: las respuestas vuelven a contar desde el día siguiente.',
  id: 'ID:',
  idOf: 'el ID de {title}',
  names: 'Campos en la API: {names}',
  outcome: list.messageDelivery.columns.outcome,
  deliveries: list.messageDelivery.sheet,
  deliveriesText:
    'Lo que envió tu servidor, y por qué algo no llegó. A quién fue y qué decía no se muestra, y se borra después de {days, number} días; el resultado queda.',
  noDeliveries: 'Aún no se envió nada',
  noDeliveriesText: 'Tu servidor envía por la API del miniprograma, con el ID del mensaje.',
  noneFound: vocabulary.nothingWithTheseFilters,
  own: {
    name: 'Mensajes propios',
    line: 'Escribe el tuyo cuando ninguno de la biblioteca sirve. Después de la revisión vale como los demás.',
    open: vocabulary.open,
    write: 'Escribir mensaje',
    fieldCount: '{count, plural, one {# campo} other {# campos}}',
    scene: 'Cuándo se envía',
    sceneHelp: 'Para quien lo revisa: qué hizo la persona y qué pasa después.',
    choose: 'Elige',
    languages: 'Idioma de los textos',
    languagesHelp: 'El portugués es obligatorio. En los otros idiomas, lo que quede vacío aparece en portugués.',
    title: appletVocabulary.title,
    titleHelp: 'Qué pasó, sin publicidad. Hasta 30 caracteres.',
    field: appletVocabulary.fieldNumbered,
    label: 'Nombre del campo',
    labelHelp: 'Como lo lee la persona, hasta 20 caracteres.',
    kind: 'Qué guarda el campo',
    sample: 'Ejemplo',
    addField: 'Agregar campo',
    removeField: 'Quitar el campo {number, number}',
    fieldsHelp: 'De {least, number} a {most, number} campos.',
    save: appletVocabulary.saveTheDraft,
    saved: 'Borrador guardado: {title}.',
    submit: vocabulary.submitForReview,
    submitted: '{title} se envió a revisión.',
    cancelled: '{title} vuelve a ser borrador.',
    lost: 'No sabemos si el mensaje {title} se guardó. Verifica: no se guarda dos veces.',
    leave: vocabulary.leaveWithoutSavingQuestion,
    leaveText: 'Lo que escribiste desde la última vez se pierde.',
    leaveAction: vocabulary.leaveWithoutSaving,
    state: {
      draft: vocabulary.draft,
      waiting: names.underReview,
      rejected: 'Falta corregir',
      passed: names.reviewApproved,
    },
    discard: {
      title: '¿Descartar {title}?',
      text: 'El texto desaparece y no vuelve.',
      action: 'Descartar',
      done: '{title} se descartó.',
    },
  },
  state: {
    active: vocabulary.inUse,
    paused: 'En pausa',
  },
  columns: list.messageDelivery.columns,
  outcomes: list.messageDelivery.codes.outcome,
  reasons: list.messageDelivery.codes.reason,
  pause: {
    title: '¿Pausar {title}?',
    text: 'Nadie lo recibe ni se le pregunta hasta que lo reanudes. Lo que las personas permitieron se conserva.',
    action: 'Pausar',
    done: '{title} está en pausa.',
  },
  resume: {
    action: vocabulary.resume,
    done: '{title} está en uso otra vez.',
  },
  remove: {
    title: '¿Eliminar {title}?',
    text: 'Lo que las personas permitieron de él termina, y no vuelve si lo agregas de nuevo. Los envíos siguen en la lista.',
    done: '{title} ya no pertenece al miniprograma.',
  },
} satisfies Shape<typeof pt>;
