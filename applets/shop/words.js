// The words of the screens in the languages of the platform.
const words = {
  pt: {
    loading: 'Carregando…',
    empty: 'Escolha o que você quer',
    order: (amount) => `Pedir: ${amount}`,
    less: (name) => `Menos um: ${name}`,
    more: (name) => `Mais um: ${name}`,
    orders: 'Meus pedidos',
    shop: 'Voltar ao cardápio',
    none: 'Você ainda não fez nenhum pedido.',
    pay: 'Pagar',
    again: 'Tentar de novo',
    offline: 'Não foi possível falar com a loja. Veja sua conexão e tente de novo.',
    paid: 'Pedido pago. Já estamos preparando!',
    unpaid: 'O pagamento não foi feito. O pedido espera por você em Meus pedidos.',
    refunded: (amount) => `${amount} devolvidos`,
    states: { waiting: 'Esperando o pagamento', paid: 'Pago', failed: 'O pagamento falhou', closed: 'Fechado' },
  },
  en: {
    loading: 'Loading…',
    empty: 'Choose what you would like',
    order: (amount) => `Order: ${amount}`,
    less: (name) => `One less: ${name}`,
    more: (name) => `One more: ${name}`,
    orders: 'My orders',
    shop: 'Back to the menu',
    none: 'You have not ordered anything yet.',
    pay: 'Pay',
    again: 'Try again',
    offline: 'The shop could not be reached. Check your connection and try again.',
    paid: 'Order paid. We are preparing it!',
    unpaid: 'The payment was not made. The order waits for you in My orders.',
    refunded: (amount) => `${amount} given back`,
    states: { waiting: 'Waiting for payment', paid: 'Paid', failed: 'The payment failed', closed: 'Closed' },
  },
  es: {
    loading: 'Cargando…',
    empty: 'Elige lo que quieres',
    order: (amount) => `Pedir: ${amount}`,
    less: (name) => `Uno menos: ${name}`,
    more: (name) => `Uno más: ${name}`,
    orders: 'Mis pedidos',
    shop: 'Volver al menú',
    none: 'Todavía no hiciste ningún pedido.',
    pay: 'Pagar',
    again: 'Intentar de nuevo',
    offline: 'No se pudo hablar con la tienda. Revisa tu conexión e inténtalo de nuevo.',
    paid: 'Pedido pagado. ¡Ya lo preparamos!',
    unpaid: 'El pago no se hizo. El pedido te espera en Mis pedidos.',
    refunded: (amount) => `${amount} devueltos`,
    states: { waiting: 'Esperando el pago', paid: 'Pagado', failed: 'El pago falló', closed: 'Cerrado' },
  },
  zh: {
    loading: '加载中…',
    empty: '请选择商品',
    order: (amount) => `下单：${amount}`,
    less: (name) => `减少一份：${name}`,
    more: (name) => `增加一份：${name}`,
    orders: '我的订单',
    shop: '返回菜单',
    none: '你还没有下过单。',
    pay: '付款',
    again: '重试',
    offline: '无法连接店铺。请检查网络后重试。',
    paid: '已付款，正在为你准备！',
    unpaid: '未完成付款。订单保留在“我的订单”中。',
    refunded: (amount) => `已退款 ${amount}`,
    states: { waiting: '等待付款', paid: '已付款', failed: '付款失败', closed: '已关闭' },
  },
};

const language = navigator.language.slice(0, 2);
document.documentElement.lang = language in words ? navigator.language : 'pt-BR';
export const t = words[language] ?? words.pt;

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
/** Centavos as people in Brazil write them. */
export const money = (centavos) => reais.format(centavos / 100);
