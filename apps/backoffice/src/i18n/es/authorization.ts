import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/authorization.ts';

export default {
  sandbox: 'Entorno de pruebas: <phone>abre este código en el celular</phone>.',
  title: 'Cuenta del chat',
  bound: 'Vinculada',
  line: 'Vincula tu cuenta de la app de mensajes para entrar leyendo un código QR, sin escribir la contraseña.',
  boundLine: '<name>{person}</name>, desde el <since></since>. Con ella entras leyendo un código QR.',
  bind: 'Vincular',
  change: 'Cambiar',
  walletActivated: 'Cartera',
  realNameVerified: 'Nombre real',
  done: 'Listo',
  walletMissing: 'No activada',
  realNameMissing: 'No verificado',
  later: 'Faltan pasos en el celular, en la pestaña Yo. La certificación personal necesita ambos.',
  dialogBind: 'Vincular la cuenta del chat',
  dialogChange: 'Cambiar la cuenta del chat',
  what: 'vincular la cuenta del chat',
  help: 'Lee el código con la app de mensajes y confirma en el celular.',
  helpChange:
    'Lee el código con la cuenta del chat nueva y confirma en el celular. La de {name} ya no entrará a Balcão.',
  failed: 'No se pudo vincular la cuenta del chat.',
  boundDone: 'Cuenta del chat de {name} vinculada. Cerramos tus otras sesiones.',
  changedDone: 'La cuenta del chat ahora es la de {name}. Cerramos tus otras sesiones.',
  close: 'Cancelar',
} satisfies Shape<typeof pt>;
