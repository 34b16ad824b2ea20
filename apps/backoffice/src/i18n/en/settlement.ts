import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/settlement.ts';

export default {
  title: money.settlements,
  columns: list.settlement.columns,
  status: list.settlement.codes.status,
  agenda: {
    title: names.toBeSettled,
    total: '{count, plural, =1 {in one order or instalment} other {in # orders and instalments}}',
    later: '{count, plural, =1 {One more day} other {# more days}}',
    moved: '{method}: what was paid on {day} arrives on this day ({why})',
    movedPart: '{method}: instalments planned for {day} arrive on this day ({why})',
    empty: {
      title: 'Nothing to be settled',
      text: 'Payments appear here with the day on which they reach the available balance.',
    },
  },
  next: {
    title: 'Arriving next',
    line: '{amount} arriving on {day}',
    why: 'Banks are closed before then: {why}.',
    action: 'View schedule',
  },
  holiday: {
    weekend: 'weekend',
    newYear: names.newYear,
    carnivalMonday: names.carnival,
    carnivalTuesday: names.carnival,
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
    lastOfYear: 'last day of the year',
  },
  panel: {
    title: 'Settlement {number}',
    products: money.byPaymentProduct,
    count: '{count, plural, =1 {one order or instalment} other {# orders and instalments}}',
    items: 'Orders in this settlement',
    part: 'Instalment {sequence, number} of {count, number}',
    of: '<amount></amount> minus <fee></fee> in fees',
    ofRefunded: '<amount></amount> minus <fee></fee> in fees and <refunded></refunded> in refunds',
    back: 'From a refund that was not made',
  },
  nothing: 'No settlements with these filters',
  empty: {
    title: 'No settlements yet',
    text: 'Pix and wallet are settled on the same business day, debit on the next business day, credit in 30 days.',
  },
  notFound: {
    title: 'Settlement not found',
    text: 'There is no settlement with this number in this team.',
  },
} satisfies Shape<typeof pt>;
