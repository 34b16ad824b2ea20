import payment from '@balcao/contract/i18n/zh/payment';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/phone.ts';

export default {
  application: 'Balcão · 手机',
  face: '手机',
  time: '测试环境时间',
  tabs: '手机页面',
  wallet: payment.method['01'],
  pay: '扫一扫',
  me: vocabulary.me,
  mails: vocabulary.mail,
  bench: '模拟器',
  simulatorControlsLine: '测试环境的开关：改变的是 Balcão 周围的环境，而不是 Balcão 本身。',
  notFound: '该页面不存在',
  notFoundHere: '此地址没有内容',
  notFoundText: '请返回钱包继续。',
  toWallet: vocabulary.goToTheWallet,
} satisfies Shape<typeof pt>;
