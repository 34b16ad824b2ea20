import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
/** The mini program of the demonstration: a coffee shop inside the chat app. */

export default {
  title: vocabulary.exampleShop,
  line: '小程序：在这里下单，到柜台取货。',
  chooseFirst: '请选择商品',
  order: '下单：{amount}',
  less: '减一份：{name}',
  more: '加一份：{name}',
  pay: '支付订单',
  another: '再下一单',
  status: {
    '01': '等待支付',
    '02': '订单已支付',
    '03': '支付失败',
    '04': '订单已关闭',
  },
  goods: {
    espresso: '双份浓缩咖啡',
    cappuccino: '大杯卡布奇诺',
    coado: '招牌手冲咖啡',
    coldBrew: '橙香冷萃',
    graos: '卡纳斯特拉咖啡豆',
    filtro: 'V60 滤杯套装',
  },
};
