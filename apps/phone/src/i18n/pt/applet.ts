import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** The mini program of the demonstration: a coffee shop inside the chat app. */

export default {
  title: vocabulary.exampleShop,
  line: 'Miniprograma: peça daqui e retire no balcão.',
  chooseFirst: 'Escolha o que você quer',
  order: 'Pedir: {amount}',
  less: 'Menos um: {name}',
  more: 'Mais um: {name}',
  pay: 'Pagar o pedido',
  another: 'Fazer outro pedido',
  status: {
    '01': 'Esperando o pagamento',
    '02': 'Pedido pago',
    '03': 'O pagamento falhou',
    '04': 'Pedido fechado',
  },
  goods: {
    espresso: 'Espresso duplo',
    cappuccino: 'Cappuccino grande',
    coado: 'Café coado da casa',
    coldBrew: 'Cold brew com laranja',
    graos: 'Grãos Serra da Canastra',
    filtro: 'Kit filtro V60',
  },
} as const;
