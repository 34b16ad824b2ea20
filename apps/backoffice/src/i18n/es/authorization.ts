import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/authorization.ts';

export default {
  sandbox: 'Ambiente de pruebas: <phone>abre este código en el celular</phone>.',
  title: vocabulary.chatAccount,
  bound: vocabulary.chatAccountLinked,
  line: 'Vincula tu cuenta de la aplicación de chat para entrar escaneando un código QR, sin escribir la contraseña.',
  boundLine: '<name>{person}</name>, desde el <since></since>. Con ella entras escaneando un código QR.',
  bind: 'Vincular',
  change: 'Cambiar',
  walletActivated: 'Cartera',
  realNameVerified: 'Nombre real',
  done: 'Listo',
  walletMissing: 'No activada',
  realNameMissing: 'No verificado',
  later: 'Faltan pasos en el celular, en la pestaña Yo. La certificación personal necesita ambos.',
  dialogBind: vocabulary.linkTheChatAccount,
  dialogChange: vocabulary.changeTheChatAccount,
  what: 'vincular la cuenta del chat',
  help: 'Escanea el código con la aplicación de chat y confirma en el celular.',
  helpChange:
    'Escanea el código con la cuenta del chat nueva y confirma en el celular. La de {name} ya no podrá entrar a Balcão.',
  failed: 'No se pudo vincular la cuenta del chat.',
  boundDone: 'Cuenta del chat de {name} vinculada. Cerramos tus otras sesiones.',
  changedDone: 'La cuenta del chat ahora es la de {name}. Cerramos tus otras sesiones.',
  close: shared.cancel,
} satisfies Shape<typeof pt>;
