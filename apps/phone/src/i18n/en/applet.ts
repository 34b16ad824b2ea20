import vocabulary from '@balcao/contract/i18n/en/vocabulary';
/** The mini program of the demonstration: a coffee shop inside the chat app. */

export default {
  title: vocabulary.exampleShop,
  line: 'Mini program: order here and pick it up at the counter.',
  chooseFirst: 'Choose what you would like',
  order: 'Order: {amount}',
  less: 'One less: {name}',
  more: 'One more: {name}',
  pay: 'Pay the order',
  another: 'Order something else',
  status: {
    '01': 'Waiting for payment',
    '02': 'Order paid',
    '03': 'The payment failed',
    '04': 'Order closed',
  },
  goods: {
    espresso: 'Double espresso',
    cappuccino: 'Large cappuccino',
    coado: 'House filter coffee',
    coldBrew: 'Cold brew with orange',
    graos: 'Serra da Canastra beans',
    filtro: 'V60 filter kit',
  },
};
