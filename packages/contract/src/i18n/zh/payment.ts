import type { Shape } from '../../shape.ts';
import type pt from '../pt/payment.ts';

export default {
  instalment: {
    pending: '待还',
    paid: '已还',
    refunded: '已退款',
  },
  method: {
    '01': '钱包',
    '02': 'Pix',
    '03': '银行卡（借记卡和信用卡）',
    '0301': '借记卡',
    '0302': '信用卡',
  },
  product: {
    '02': '小程序支付',
    '03': '支付接口',
    '04': '二维码',
    '11': '预授权',
    '53': '收款音箱',
    '54': '碰一碰',
    '99': 'POS 机',
  },
  scene: {
    '0': '线上',
    '1': '线下',
  },
} satisfies Shape<typeof pt>;
