import payment from '@balcao/contract/i18n/es/payment';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/phone.ts';

export default {
  application: 'Balcão · Celular',
  face: 'celular',
  time: 'Hora del ambiente de pruebas',
  tabs: 'Pantallas del celular',
  wallet: payment.method['01'],
  pay: 'Escanear',
  me: vocabulary.me,
  mails: vocabulary.mail,
  bench: 'Simulador',
  simulatorControlsLine: 'Los controles del ambiente de pruebas: cambian lo que rodea a Balcão, no a Balcão.',
  notFound: 'Esta pantalla no existe',
  notFoundHere: 'Nada en esta dirección',
  notFoundText: 'Vuelve a la cartera y sigue desde ahí.',
  toWallet: vocabulary.goToTheWallet,
} satisfies Shape<typeof pt>;
