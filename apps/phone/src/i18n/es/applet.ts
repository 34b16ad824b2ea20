import vocabulary from '@balcao/contract/i18n/es/vocabulary';
/** The mini program of the demonstration: a coffee shop inside the chat app. */

export default {
  title: vocabulary.exampleShop,
  line: 'Miniprograma: pide aquí y recoge en el mostrador.',
  chooseFirst: 'Elige lo que quieres',
  order: 'Pedir: {amount}',
  less: 'Uno menos: {name}',
  more: 'Uno más: {name}',
  pay: 'Pagar el pedido',
  another: 'Hacer otro pedido',
  status: {
    '01': 'Esperando el pago',
    '02': 'Pedido pagado',
    '03': 'El pago falló',
    '04': 'Pedido cerrado',
  },
  goods: {
    espresso: 'Espresso doble',
    cappuccino: 'Capuchino grande',
    coado: 'Café de filtro de la casa',
    coldBrew: 'Cold brew con naranja',
    graos: 'Granos Serra da Canastra',
    filtro: 'Kit de filtro V60',
  },
};
