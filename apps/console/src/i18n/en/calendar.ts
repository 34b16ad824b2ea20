import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/calendar.ts';

export default {
  title: 'Bank calendar',
  line: 'The days on which banks are closed. The day of every settlement depends on them.',
  list: 'Days without banks',
  bankDays: '{count, number} bank days in the year, without Saturdays, Sundays and the days below.',
  yearBefore: 'Previous year',
  yearAfter: 'Next year',
  closed: 'Banks closed on {day}. Settlements change in moments.',
  opened: 'Banks open on {day}. Settlements change in moments.',
  close: {
    title: vocabulary.closeADay,
    text: 'What would be settled on this day comes on the next bank day. What has been settled does not change.',
    submit: vocabulary.closeADay,
  },
  open: {
    title: 'Open the banks on {day} ({name})',
    text: 'What would come later comes on this day. What has been settled does not change.',
    submit: 'Open',
    of: 'Open the banks: {name}',
  },
  form: {
    name: 'Name of the holiday',
    reasonHelp: 'It is kept in the activity log, with your name.',
  },
  effect: {
    choose: 'Choose the day to see what changes.',
    asking: 'Seeing what changes…',
    nothing: 'No settlement comes on another day.',
    moved:
      '{settlements, plural, =1 {One settlement comes} other {# settlements come}} on another day: {count, plural, =1 {one order or instalment} other {# orders and instalments}} of {merchants, plural, =1 {one merchant} other {# merchants}}, <amount></amount>.',
    comesOn: 'What was of this day comes on {day}.',
  },
  holiday: {
    newYear: names.newYear,
    carnivalMonday: 'Carnival Monday',
    carnivalTuesday: 'Carnival Tuesday',
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
    lastOfYear: 'Last day of the year',
  },
} satisfies Shape<typeof pt>;
