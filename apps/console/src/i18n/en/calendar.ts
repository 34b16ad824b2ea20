import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/calendar.ts';

export default {
  title: 'Bank calendar',
  line: 'Days when banks are closed. Settlement dates depend on them.',
  list: 'Bank holidays',
  bankDays: '{count, number} business days in the year, excluding Saturdays, Sundays and the days below.',
  yearBefore: 'Previous year',
  yearAfter: 'Next year',
  closed: 'Banks closed on {day}. Settlements will be updated shortly.',
  opened: 'Banks open on {day}. Settlements will be updated shortly.',
  close: {
    title: vocabulary.closeADay,
    text: 'Settlements due on this day move to the next business day. Past settlements do not change.',
    submit: vocabulary.closeADay,
  },
  open: {
    title: 'Open the banks on {day} ({name})',
    text: 'Settlements that had moved to a later day will arrive on this day. Past settlements do not change.',
    submit: 'Open',
    of: 'Open the banks: {name}',
  },
  form: {
    name: 'Holiday name',
    reasonHelp: 'Saved in the activity log with your name.',
  },
  effect: {
    choose: 'Choose the day to see what changes.',
    asking: 'Checking what changes…',
    unknown: 'What changes could not be checked. The day can be saved all the same.',
    nothing: 'No settlement changes date.',
    moved:
      '{settlements, plural, =1 {One settlement moves} other {# settlements move}} to another day: {count, plural, =1 {one order or instalment} other {# orders and instalments}} of {merchants, plural, =1 {one merchant} other {# merchants}}, <amount></amount>.',
    comesOn: 'What was due on this day arrives on {day}.',
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
