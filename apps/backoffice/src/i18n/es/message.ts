import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';
/** Subscribe messages of a mini program: chosen, shown and sent. */

export default {
  purpose: 'Elige qué puede avisar el miniprograma. Cada persona permite un mensaje a la vez.',
  message: 'Mensaje',
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
  checkAgain: 'Verificar',
  lost: 'No sabemos si el mensaje {title} se agregó. Verifica: no se agrega dos veces.',
  figures:
    'En 30 días, aceptaron: {accepted, number}; rechazaron: {declined, number}. Entregados: {delivered, number}; no entregados: {refused, number}.',
  declined:
    'Pausamos este mensaje: {declinedPercent, number} % o más de las respuestas de {days, number} días fueron rechazos. Pídelo en un momento en que ayude y reanúdalo: las respuestas vuelven a contar desde el día siguiente.',
  id: 'ID:',
  idOf: 'el ID de {title}',
  names: 'Campos en la API: {names}',
  outcome: vocabulary.outcome,
  deliveries: 'Envíos',
  deliveriesText: 'Lo que envió tu servidor, y por qué algo no llegó. A quién fue y qué decía no se muestra.',
  noDeliveries: 'Aún no se envió nada',
  noDeliveriesText: 'Tu servidor envía por la API del miniprograma, con el ID del mensaje.',
  noneFound: vocabulary.nothingWithTheseFilters,
  category: {
    sale: 'Compra',
    delivery: 'Entrega y retiro',
    queue: 'Fila',
    appointment: 'Citas y eventos',
    customer: 'Clientes y soporte',
  },
  state: {
    active: vocabulary.inUse,
    paused: 'En pausa',
  },
  outcomes: {
    delivered: vocabulary.delivered,
    refused: vocabulary.notDelivered,
  },
  reasons: {
    noConsent: 'La persona no lo permitió, o ya recibió todo lo que permitió',
    declined: 'La persona ya no quiere este mensaje',
    unknownPerson: 'El miniprograma no conoce este openId',
    templatePaused: 'El mensaje estaba en pausa',
  },
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
