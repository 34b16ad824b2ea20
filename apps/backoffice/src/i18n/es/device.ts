import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/device.ts';

export default {
  title: { '99': 'Terminales', '53': 'Bocinas de cobro', '54': 'Celulares que cobran' },
  add: { '99': 'Agregar terminal', '53': 'Agregar bocina', '54': 'Agregar celular' },
  none: { '99': 'Todavía no hay terminales', '53': 'Todavía no hay bocinas', '54': 'Todavía no hay celulares' },
  noneText: 'Agrega el primer dispositivo y configúralo con el código que aparece.',
  nameHelp: 'Como lo reconoce el equipo: “Caja 1”, por ejemplo.',
  state: { new: 'Por configurar', active: vocabulary.inUse, blocked: 'Bloqueado', removed: 'Eliminado' },
  seen: 'Visto el <at></at>',
  neverSeen: 'Aún sin usar',
  lastSeen: 'Visto por última vez',
  serial: vocabulary.serialNumber,
  settings: vocabulary.settings,
  history: vocabulary.history,
  saved: 'Dispositivo actualizado.',
  unblock: 'Desbloquear y configurar de nuevo',
  setUp: {
    title: 'Configurar {name}',
    code: vocabulary.theSetUpCode,
    theCode: vocabulary.theSetUpCode,
    text: 'Escribe o escanea este código en el dispositivo antes del <until></until>. Solo se muestra ahora y sirve una sola vez.',
    open: 'Abrir en este ambiente de pruebas',
  },
  renew: {
    title: '¿Configurar {name} de nuevo?',
    text: 'El dispositivo deja de funcionar ahora y vuelve cuando se configure con el nuevo código.',
    action: 'Nuevo código',
  },
  block: {
    title: '¿Bloquear {name}?',
    text: 'El dispositivo y el código que muestra dejan de recibir pagos al instante. Para usarlo otra vez, configúralo de nuevo.',
    action: 'Bloquear',
    done: '{name} está bloqueado.',
  },
  remove: {
    title: vocabulary.removeQuestion,
    text: 'El dispositivo y el código que muestra dejan de cobrar al instante, y no se puede deshacer. Los pedidos que recibió se conservan.',
    action: shared.remove,
    done: vocabulary.wasRemoved,
  },
  event: {
    added: vocabulary.addedBy,
    renewed: 'Nuevo código generado por {by}',
    setUp: 'Configurado',
    changed: 'Modificado por {by}',
    blocked: 'Bloqueado por {by}',
    removed: 'Eliminado por {by}',
  },
  terminal: {
    instalments: 'Mensualidades con crédito',
    instalmentsHelp: 'Nunca más de lo que permite el producto.',
    mayVoid: 'Quien la usa puede reembolsar la última venta',
    upTo: '{count, plural, =1 {Solo de contado} other {Hasta # mensualidades}}',
  },
  box: {
    language: vocabulary.languageOfTheVoice,
    languages: { 'pt-BR': 'Portugués', 'en-US': 'Inglés', 'es-MX': 'Español', 'zh-CN': 'Chino' },
    volume: 'Volumen: {volume, number}',
    hears: 'Anuncia',
    all: 'Todos los pagos',
    own: 'Solo su propio código QR',
  },
} satisfies Shape<typeof pt>;
