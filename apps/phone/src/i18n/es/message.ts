import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: 'Lo que te avisaron los miniprogramas, con tu permiso. Cada mensaje queda aquí {days, number} días.',
  none: 'Ningún mensaje todavía',
  noneText: 'Cuando un miniprograma pregunte y lo permitas, su mensaje llega aquí.',
  allowed: 'Lo que permites',
  never: 'ya no pregunta',
  always: 'siempre',
  rests: 'siempre, pero en pausa: la plataforma lo suspendió para esta categoría',
  remaining: '{count, plural, =0 {ningún mensaje restante} one {# mensaje más} other {# mensajes más}}',
  takeBack: 'Retirar',
  askAgain: 'Permitir que pregunte',
  takeBackOf: 'Cambiar la respuesta a {name}, de {applet}',
} satisfies Shape<typeof pt>;
