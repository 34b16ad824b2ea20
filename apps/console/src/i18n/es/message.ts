import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: 'Dónde las personas pueden permitir un mensaje de una vez por todas. En las demás categorías, cada consentimiento vale para un mensaje.',
  list: 'Consentimiento a largo plazo por categoría',
  allowed: 'Permitido',
  notAllowed: 'No permitido',
  undecided: 'Un consentimiento, un mensaje.',
  allowedSince: 'Permitido desde <when></when>, por {by}: {reason}',
  endedSince: 'Terminado el <when></when>, por {by}: {reason}',
  reasonHelp: 'De 3 a 200 caracteres. Queda en el registro de actividad, con tu nombre.',
  allow: {
    title: '¿Permitir el consentimiento a largo plazo en {name}?',
    text: 'El celular empieza a ofrecer “Siempre, hasta que lo retire” en los mensajes de esta categoría. Quien lo elija recibe todos los que envíe el miniprograma, hasta que lo retire.',
    submit: 'Permitir',
    of: 'Permitir: {name}',
    done: '{name}: las personas ya pueden permitirlo siempre.',
  },
  end: {
    title: '¿Terminar el consentimiento a largo plazo en {name}?',
    text: 'Quienes lo permitieron siempre dejan de recibir, salvo lo que permitieron una sola vez. Si lo permites otra vez, su consentimiento vuelve a valer.',
    submit: 'Terminar',
    of: 'Terminar: {name}',
    done: '{name}: cada consentimiento vuelve a valer para un mensaje.',
  },
} satisfies Shape<typeof pt>;
