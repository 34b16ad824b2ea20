import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/phone.ts';

export default {
  application: 'Balcão · Celular',
  face: 'celular',
  time: 'Hora del sandbox',
  tabs: 'Pantallas del celular',
  wallet: 'Cartera',
  pay: 'Leer',
  me: 'Yo',
  mails: 'Correo',
  bench: 'Controles',
  benchLine: 'Los interruptores del sandbox: cambian el mundo alrededor de Balcão, no a Balcão.',
  notFound: 'Esta pantalla no existe',
  notFoundHere: 'Nada en esta dirección',
  notFoundText: 'Vuelve a la cartera y sigue desde ahí.',
  toWallet: 'Ir a la cartera',
} satisfies Shape<typeof pt>;
