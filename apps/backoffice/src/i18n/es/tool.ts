import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
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
  made: 'Creada por {by} el <at></at>.',
  used: 'Último uso: <at></at>.',
  unused: 'Todavía sin uso.',
  ended: 'No vale',
  endedWhy: '{by} salió del equipo o ya no tiene acceso a estos ajustes. Revoca esta clave y crea otra.',
  commands: 'Después de conectarte con npx balcao login:',
  commandsWhat: 'los comandos',
  key: {
    title: vocabulary.keepKeyNow,
    text: 'No se muestra otra vez: si la pierdes, revócala y crea otra.',
    what: 'la clave',
    next: 'En esa computadora, este comando pide la clave y la guarda:',
    command: vocabulary.theCommand,
    close: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: 'No se muestra otra vez. Si la pierdes, tendrás que crear otra.',
    leaveConfirm: vocabulary.leaveAnyway,
  },
  lost: {
    title: 'Falta guardar una clave',
    text: 'Se pidió la clave {name}, pero no se ha guardado. Pídela: si ya se creó, es la que aparece; si no, se crea ahora.',
    check: 'Mostrar la clave',
  },
  revoke: {
    action: 'Revocar',
    of: 'Revocar {name}',
    title: '¿Revocar la clave {name}?',
    text: 'Lo que usa esta clave se detiene de inmediato: los avisos y las llamadas ya no llegan a esa computadora.',
    done: 'Clave {name} revocada.',
  },
} satisfies Shape<typeof pt>;
