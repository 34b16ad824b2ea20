import type { Shape } from '../../shape.ts';
import type pt from '../pt/ticket-vocabulary.ts';

/** The vocabulary of requests to support: what members, staff and the log call them. */
export default {
  requests: 'Solicitudes de soporte',
  answered: 'Respondida',
  solved: 'Resuelta',
  waiting: 'Esperan respuesta',
  seconds: '{count, number} s',
  minutes: '{count, number} min',
  hours: '{count, number} h',
  markSolved: 'Marcar como resuelta',
  whose: 'De quién',
  mine: 'Mías',
  who: 'Quién preguntó',
  call: 'Llamada que falló',
  release: 'Versión de la aplicación',
  subject: 'Asunto',
  assignee: 'Responsable',
  about: 'Sobre qué',
} satisfies Shape<typeof pt>;
