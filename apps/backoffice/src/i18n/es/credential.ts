import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/credential.ts';

export default {
  access: 'Identificación y acceso',
  secret: {
    none: 'Con el AppSecret, tu servidor solicita un token y llama a la API del miniprograma. Todavía no hay ninguno.',
    made: 'Creado por {by} el <at></at>.',
    used: 'Usado por última vez el <at></at>.',
    unused: 'Todavía no se ha usado.',
    make: 'Crear AppSecret',
    former: 'El AppSecret anterior es válido hasta el <until></until>.',
    what: 'el AppSecret',
    keep: 'Guarda el AppSecret ahora',
    keepText: 'Ponlo en tu servidor, nunca en el miniprograma. No se mostrará de nuevo: si lo pierdes, restablécelo.',
    kept: 'Ya guardé el AppSecret',
    leave: '¿Salir sin guardar el AppSecret?',
    leaveText: 'No se mostrará de nuevo. Si lo pierdes, habrá que restablecerlo.',
    leaveConfirm: vocabulary.leaveAnyway,
    reset: {
      title: '¿Restablecer el AppSecret?',
      text: 'Recibes uno nuevo, y el actual sigue siendo válido 24 horas: tiempo para cambiarlo en tu servidor. Después deja de valer, con los tokens que emitió.',
      action: 'Restablecer',
    },
    end: {
      title: '¿Desactivar el AppSecret anterior?',
      text: 'El AppSecret y los tokens que emitió dejan de valer ahora. Un servidor que todavía lo use dejará de funcionar.',
      action: 'Desactivar ahora',
      done: 'El AppSecret anterior se desactivó.',
    },
  },
  uploadKeys: {
    title: 'Claves de subida',
    line: 'Con una clave, la herramienta balcao de una máquina sube versiones de este miniprograma. Una clave por máquina.',
    make: 'Crear clave',
    endedWhy: '{by} salió del equipo o ya no puede cambiar miniprogramas. Revoca esta clave y crea otra.',
    full: 'Hay {count, number} claves, el máximo. Revoca una para crear otra.',
    nameHelp: 'La máquina que la va a usar. Las versiones que suba muestran este nombre.',
    example: 'Laptop de Ana',
    keep: vocabulary.keepKeyNow,
    keepText:
      'Ponla en la máquina como BALCAO_UPLOAD_KEY, nunca en el miniprograma. No se mostrará de nuevo: si la pierdes, revócala y crea otra.',
    what: 'la clave de subida',
    kept: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: 'No se mostrará de nuevo. Si la pierdes, habrá que crear otra.',
    leaveConfirm: vocabulary.leaveAnyway,
    revokeText: 'La máquina que la usa ya no sube nada, ni lo que ya empezó. Las versiones subidas se conservan.',
  },
  allowlist: {
    title: 'IP de tu servidor',
    text: 'Con una lista, la API del miniprograma solo responde a estas direcciones. Si está vacía, responde a cualquiera que tenga el AppSecret.',
    label: 'Direcciones IP permitidas',
    help: 'Una por línea, 50 como máximo: IPv4, IPv6 o un bloque, como 203.0.113.0/24.',
    save: 'Guardar IP',
    saved: 'IP guardadas.',
    leave: '¿Salir sin guardar las IP?',
    leaveText: 'Lo que cambió en la lista de IP todavía no se ha guardado.',
    leaveConfirm: vocabulary.leaveWithoutSaving,
  },
  calls: {
    title: 'Llamadas del servidor en 30 días',
    none: 'El servidor del miniprograma no ha llamado a la API en los últimos 30 días.',
    answered: 'Atendidas',
    refused: 'Rechazadas',
    refusedAs: 'Rechazada: {name}',
    byCall: 'Por llamada',
    call: vocabulary.call,
    count: 'Cuántas',
    share: names.shareOfWhole,
  },
} satisfies Shape<typeof pt>;
