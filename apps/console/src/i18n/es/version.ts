import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/es/document';
import type pt from '../pt/version.ts';

export default {
  label: 'Lo que hay en la versión',
  fileNamed: appletVocabulary.fileNamed,
  manifestField: appletVocabulary.manifestField,
  views: {
    label: 'Partes de la versión',
    changes: vocabulary.whatChanged,
    files: documentWords.files,
    manifest: 'app.json',
  },
  open: 'Ver el archivo {path}',
  openShort: 'Ver el archivo',
  list: {
    label: 'Archivos de esta versión',
    search: 'Buscar archivo',
    none: 'Ningún archivo con ese nombre.',
    new: 'Nuevo',
    wrong: 'Marcado como incorrecto',
  },
  file: {
    picture: 'Imagen {path}',
    tooLarge: 'Este archivo es demasiado grande para mostrarlo aquí',
    noView: 'Este archivo no es texto ni imagen',
    sha: 'SHA-256 {sha256}',
    textOf: 'Texto de {path}',
    empty: 'Archivo vacío.',
    more: 'Mostrar el archivo entero ({size})',
  },
  manifest: { label: 'Valores de app.json', empty: 'Vacío', openPage: 'Ver la página' },
  online: appletVocabulary.versionOnline,
  rolling: appletVocabulary.versionRolling,
  standing: {
    approved: 'Aprobada, aún no publicada',
    rolling: 'En línea para una parte de las personas',
    online: 'En línea para todas las personas',
    past: appletVocabulary.versionPast,
    takenDown: decisionVocabulary.isTakenDown,
  },
  since: 'Desde <when></when>',
  notYet: 'El equipo puede publicarla cuando quiera.',
  phone: {
    title: 'En el celular',
    show: 'Ver en el celular',
    again: 'Generar otro código',
    text: 'Abre la versión en el celular, junto a sus archivos. Los pagos no funcionan en ella.',
    what: 'la versión en revisión',
    here: 'Abrir en este navegador',
    link: 'el enlace de la versión',
    until: 'Vale para un celular, hasta <at></at> y mientras tengas la revisión. Los pagos no funcionan.',
  },
  takeDown: {
    action: decisionVocabulary.takeDown,
    title: '¿Retirar la versión {number} de {name}?',
    text: 'Nadie podrá abrir esta versión, y no se puede deshacer. El equipo puede publicar otra o volver a una anterior.',
    reasonHelp: 'El equipo y quienes usan el miniprograma leen este texto.',
    done: 'Versión {number} retirada.',
  },
  applet: {
    appId: 'el AppID',
    now: 'Lo que las personas reciben hoy',
    nothing: 'Nada en línea',
    nothingText: 'Nadie abre este miniprograma ahora.',
    version: appletVocabulary.versionNumbered,
  },
} satisfies Shape<typeof pt>;
