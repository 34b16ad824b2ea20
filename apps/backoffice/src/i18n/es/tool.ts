import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/tool.ts';

export default {
  title: 'La herramienta en tu computadora',
  text: 'Con la herramienta balcao, los avisos llegan al servidor que corre en tu computadora, firmados como los de verdad, y ves cada llamada de la API con el motivo de cada rechazo. Cada computadora tiene su clave.',
  none: {
    title: 'Ninguna clave todavía',
    text: 'Crea una para tu computadora. Se muestra una sola vez.',
  },
  add: 'Crear clave',
  full: 'Ya hay {count, number} claves, que es el límite.',
  name: 'Nombre de la computadora',
  nameHelp: 'Para saber después qué clave revocar.',
  nameExample: 'Laptop de Ana',
  submit: 'Crear la clave',
  endedWhy: '{by} salió del equipo o ya no tiene acceso a esta configuración. Revoca esta clave y crea otra.',
  commands: 'Después de conectarte con npx balcao login:',
  commandsWhat: 'los comandos',
  key: {
    title: vocabulary.keepKeyNow,
    text: 'No se mostrará otra vez: si la pierdes, revócala y crea otra.',
    what: 'la clave',
    next: 'En esa computadora, este comando pide la clave y la guarda:',
    command: vocabulary.theCommand,
    close: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: 'No se mostrará otra vez. Si la pierdes, tendrás que crear otra.',
    leaveConfirm: vocabulary.leaveAnyway,
  },
  lost: {
    title: 'Hay una clave sin guardar',
    text: 'Se solicitó la clave {name}, pero no se ha guardado. Muéstrala: si ya se creó, es la que aparece; si no, se crea ahora.',
    check: 'Mostrar la clave',
  },
  login: {
    title: 'Conectar una computadora',
    line: 'Una computadora solicita acceso al equipo con la herramienta balcao. Confirma solo si acabas de ejecutar balcao login.',
    code: 'Código',
    codeHelp: 'La herramienta muestra el código después de balcao login.',
    codeWrong: 'El código tiene ocho letras y dígitos, como 7K2M-Q9TX.',
    goOn: shared.continue,
    compare: 'La terminal debe mostrar este mismo código.',
    computer: 'Solicitante',
    system: vocabulary.system,
    ip: vocabulary.ipAddress,
    asked: 'Solicitado el',
    team: vocabulary.team,
    anotherTeam: 'Usar otro equipo',
    name: 'Nombre de la clave',
    nameHelp: 'Así aparece la clave en la lista.',
    otherNetwork: 'La computadora está en otra red. Si alguien te envió esta dirección o este código, no la conectes.',
    means:
      'Con la clave, la computadora recibe los avisos del equipo y ve las llamadas de la API. Puedes revocarla en cualquier momento.',
    confirm: 'Conectar',
    deny: 'No conectar',
    toKeys: 'Ver las claves',
    another: 'Escribir otro código',
    systems: { linux: 'Linux', macos: 'macOS', windows: 'Windows', other: 'Otro' },
    end: {
      confirmed: 'Computadora conectada',
      used: 'Clave ya entregada',
      denied: 'Solicitud rechazada',
      expired: 'El código venció',
      unknown: vocabulary.weDoNotKnowThisCode,
    },
    endText: {
      confirmed: 'Vuelve a la terminal: {computer} recibe su clave en un momento.',
      used: '{computer} ya recibió su clave.',
      denied: '{computer} no recibió ninguna clave.',
      expired: 'Un código es válido por diez minutos. Ejecuta balcao login otra vez.',
      unknown: 'Revisa el código en la terminal o ejecuta balcao login otra vez.',
    },
  },
  revokeText:
    'Lo que usa esta clave se detiene de inmediato: los avisos y las llamadas ya no llegan a esa computadora.',
} satisfies Shape<typeof pt>;
