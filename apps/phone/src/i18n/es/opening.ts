import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/opening.ts';

/** Mini programs on the phone. */

export default {
  title: vocabulary.miniPrograms,
  line: 'Tiendas, filas y servicios que se abren aquí mismo, sin instalar nada.',
  search: 'Buscar por nombre',
  recent: 'Abiertos recientemente',
  found: 'Resultados',
  newest: 'Nuevos',
  nothing: 'Ningún miniprograma con este nombre',
  nothingText: 'Revisa cómo se escribe el nombre o escanea su código.',
  none: 'Todavía no hay miniprogramas',
  noneText: 'Los miniprogramas publicados por empresas aparecen aquí.',
  close: 'Cerrar el miniprograma',
  menu: 'Opciones de {name}',
  trial: '{title} (prueba)',
  preview: '{title} (vista previa)',
  review: '{title} (en revisión)',
  reload: 'Abrir de nuevo',
  closed: {
    notPublished: { title: 'Todavía no publicado', text: 'Este miniprograma todavía no tiene una versión en línea.' },
    removed: {
      title: 'Retirado',
      text: 'La empresa retiró este miniprograma. Lo que compraste sigue en tu cartera.',
    },
    takenDown: { title: 'Fuera de línea', text: 'Balcão retiró este miniprograma:' },
    reviewOver: {
      title: 'Esta revisión ya no está contigo',
      text: 'Este código solo abre la versión en el primer celular que lo escanea, y solo mientras la misma persona la revisa. Genera otro en la consola.',
    },
    previewOver: {
      title: 'La vista previa terminó',
      text: 'El desarrollador la terminó, o no estás entre sus probadores.',
    },
    previewFaulty: { title: 'La carpeta tiene problemas', text: 'La pantalla vuelve sola cuando se corrijan.' },
    notTester: {
      title: 'Solo para probadores',
      text: 'Esta versión es de prueba. Pide a la empresa que agregue tu número a sus probadores.',
    },
  },
  permission: {
    profile: { name: 'Nombre de pila', ask: 'Ver tu nombre de pila.' },
    phone: { name: vocabulary.telephone, ask: 'Recibir el teléfono de tu cuenta del chat.' },
    address: { name: shared.address, ask: 'Pedir una dirección de entrega. Tú eliges cuál, cada vez.' },
    location: { name: 'Ubicación', ask: 'Ver dónde estás mientras usas este miniprograma.' },
    camera: { name: 'Cámara', ask: 'Abrir la cámara para escanear un código. Solo se entrega el texto del código.' },
    payment: { name: 'Pagos', ask: 'Pedir pagos; tú confirmas cada uno.' },
    notification: { name: vocabulary.messages, ask: 'Enviar mensajes sobre lo que pediste.' },
  },
  allow: { title: '¿Permitir que {name} haga esto?', yes: vocabulary.allow, no: vocabulary.doNotAllow },
  messages: {
    title: '{name} quiere avisarte',
    line: 'Cada mensaje que permites llega una sola vez. Después, el miniprograma tiene que preguntar otra vez.',
    lineAlways:
      'Lo que permites solo esta vez llega una sola vez. Lo que permites siempre puede llegar hasta que lo retires, en Mensajes.',
    howOften: '¿Cuántas veces?',
    once: 'Solo esta vez',
    always: 'Siempre, hasta que lo retire',
    yes: vocabulary.allow,
    notNow: vocabulary.notNow,
    never: 'No preguntar más',
  },
  grants: { title: 'Lo que permites', none: 'Este miniprograma no te pide nada.' },
  share: {
    title: channelVocabulary.share,
    line: 'Quien escanea este código o abre el enlace llega a esta página.',
    link: 'el enlace',
  },
  about: { title: 'Acerca de', version: appletVocabulary.version, appId: vocabulary.appId },
  ended: {
    stuck: {
      title: '{name} no responde',
      text: 'La página se trabó y fue cerrada. Lo guardado sigue guardado.',
    },
    flood: {
      title: '{name} fue cerrado',
      text: 'Envió más de lo que el celular soporta de una vez. Lo guardado sigue guardado.',
    },
    leave: 'Ver otros miniprogramas',
  },
} satisfies Shape<typeof pt>;
