import ownData from '@balcao/contract/i18n/es/own-data-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/person.ts';

export default {
  title: vocabulary.myData,
  line: 'Lo que guardamos sobre ti y lo que puedes hacer con ello.',
  download: 'Descargar mis datos',
  downloadText:
    'Un archivo JSON con tu perfil, pagos, conversaciones, canales que sigues, respuestas, denuncias y lo que los miniprogramas guardan sobre ti.',
  downloaded: 'Archivo descargado. No queda guardado aquí.',
  file: 'mis-datos-del-celular',
  erase: ownData.deleteMyAccount,
  eraseText: 'Elimina la cuenta y lo que escribiste. No se puede deshacer.',
  eraseTitle: '¿Eliminar esta cuenta?',
  eraseForGood: ownData.deleteForever,
  goes: ownData.whatIsDeleted,
  stays: ownData.whatIsKept,
  gone: {
    profile: 'Nombre, teléfono, CPF, tarjetas y direcciones',
    talk: 'Conversaciones y respuestas: los equipos ven “Mensaje borrado”',
    follows: 'Canales que sigues y me gusta',
    applets: 'Lo que los miniprogramas guardan sobre ti',
    sessions: 'Las sesiones en todos los celulares y la cuenta de Balcão vinculada',
  },
  kept: {
    payments: 'Los registros de pagos, en las cuentas de quien cobró',
    returns:
      'Un reembolso futuro vuelve por el medio de pago usado; lo que volvería a la cartera debe solicitarse al comercio',
  },
  pin: 'PIN de este celular',
  pinHelp: 'Los seis dígitos con los que entras.',
  pinOfSandbox: 'Los seis dígitos con los que entras. En este ambiente de pruebas: {pin}',
  pinShort: 'Escribe los seis dígitos.',
  erased: ownData.accountDeleted,
  walletFull: 'Tu cartera todavía tiene <balance></balance>. Usa el saldo antes de eliminar la cuenta.',
  useBalance: 'Pagar con el saldo',
  open: 'Ver mis datos',
  openText: 'Descarga lo que guardamos sobre ti o elimina la cuenta.',
} satisfies Shape<typeof pt>;
