import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/usage.ts';

export default {
  purpose: 'Aperturas, personas, páginas, tiempo y errores por día. No guardamos quién fue.',
  span: { label: 'Días mostrados', days7: names.days7, days30: names.days30, days90: names.days90 },
  figures: 'Resumen de los días',
  opens: names.openings,
  opensNote: 'Hoy: {today, number}',
  people: 'Personas por día',
  peopleNote: 'En promedio, desde la primera apertura de estos días',
  time: 'Tiempo por apertura',
  timeNote: 'En promedio, con el miniprograma en pantalla',
  faulty: appletVocabulary.usageFaulty,
  faultyNote: '{faulty, number} de {opens, number}',
  chart: 'Aperturas y personas por día',
  peopleOfDay: appletVocabulary.usagePeople,
  view: { label: 'Gráfica o tabla', chart: names.chart, table: 'Tabla' },
  exportDays: 'Una fila por cada uno de los días mostrados.',
  exportFaults: 'Los errores de los días mostrados.',
  pages: 'Páginas',
  page: appletVocabulary.usagePage,
  views: 'Veces',
  share: names.shareOfWhole,
  meanTime: '{time} cada vez en promedio',
  noPages: 'No se contó ninguna página. Se cuentan las páginas que cargan /balcao/1.js.',
  empty: {
    title: 'Nadie abrió el miniprograma en estos días',
    text: 'El conteo empieza solo cuando una persona abre una versión en línea. Las versiones de prueba no cuentan.',
  },
  fault: {
    title: appletVocabulary.usageFaults,
    text: 'Lo que salió mal en los celulares de las personas. Números, correos, rutas de direcciones y lo que estaba entre comillas se quitan antes de guardar el mensaje.',
    none: 'Ningún error en estos días',
    noneText: 'Un error que el código no trata aparece aquí en segundos, con su archivo y línea.',
    message: appletVocabulary.faultMessage,
    messageOf: 'el mensaje',
    place: 'Dónde',
    began: appletVocabulary.faultBegan,
    firstAt: appletVocabulary.faultFirstAt,
    lastIn: appletVocabulary.faultLastIn,
    lastAt: appletVocabulary.faultLastAt,
    openings: names.openings,
    byDay: 'Aperturas con este error, por día',
    inPage: 'Página {page}',
    nowhere: 'Lugar desconocido',
    kind: vocabulary.type,
    kinds: {
      error: appletVocabulary.faultError,
      rejection: appletVocabulary.faultRejection,
      policy: appletVocabulary.faultPolicy,
    },
  },
  release: {
    rate: 'Error en {rate} de las aperturas de la {number} ({faulty, number} de {opens, number}).',
    none: 'Nadie ha abierto la {number} todavía.',
    worse: 'Más errores que antes',
    see: 'Ver los errores',
  },
} satisfies Shape<typeof pt>;
