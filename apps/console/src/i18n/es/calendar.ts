import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/calendar.ts';

export default {
  title: 'Calendario de los bancos',
  line: 'Los días en que los bancos no abren. El día de cada liquidación depende de ellos.',
  list: 'Días inhábiles bancarios',
  bankDays: '{count, number} días hábiles en el año, sin sábados, domingos y los días de abajo.',
  yearBefore: 'Año anterior',
  yearAfter: 'Año siguiente',
  closed: 'Bancos cerrados el {day}. Las liquidaciones cambian en instantes.',
  opened: 'Bancos abiertos el {day}. Las liquidaciones cambian en instantes.',
  close: {
    title: vocabulary.closeADay,
    text: 'Lo que se liquidaría este día llega el siguiente día hábil. Lo ya liquidado no cambia.',
    submit: vocabulary.closeADay,
  },
  open: {
    title: 'Abrir los bancos el {day} ({name})',
    text: 'Lo que llegaría después llega este día. Lo ya liquidado no cambia.',
    submit: 'Abrir',
    of: 'Abrir los bancos: {name}',
  },
  form: {
    name: 'Nombre del día feriado',
    reasonHelp: 'Queda en el registro de actividad, con tu nombre.',
  },
  effect: {
    choose: 'Elige el día para ver qué cambia.',
    asking: 'Verificando qué cambia…',
    unknown: 'No se pudo comprobar qué cambia. El día se puede guardar de todos modos.',
    nothing: 'Ninguna liquidación cambia de día.',
    moved:
      '{settlements, plural, =1 {Una liquidación cambia} other {# liquidaciones cambian}} de día: {count, plural, =1 {un pedido o mensualidad} other {# pedidos y mensualidades}} de {merchants, plural, =1 {un comercio} other {# comercios}}, <amount></amount>.',
    comesOn: 'Lo que sería de este día llega el {day}.',
  },
  holiday: {
    newYear: names.newYear,
    carnivalMonday: 'Lunes de Carnaval',
    carnivalTuesday: 'Martes de Carnaval',
    goodFriday: names.goodFriday,
    tiradentes: names.tiradentes,
    labourDay: names.labourDay,
    corpusChristi: names.corpusChristi,
    independence: names.independence,
    aparecida: names.aparecida,
    allSouls: names.allSouls,
    republic: names.republic,
    blackAwareness: names.blackAwareness,
    christmas: names.christmas,
    lastOfYear: 'Último día del año',
  },
} satisfies Shape<typeof pt>;
