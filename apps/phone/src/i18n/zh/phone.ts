import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/phone.ts';

export default {
  application: 'Balcão · 手机',
  face: '手机',
  time: '沙盒时间',
  tabs: '手机页面',
  wallet: '钱包',
  pay: '扫一扫',
  me: '我',
  mails: '邮件',
  bench: '试验台',
  benchLine: '沙盒的开关：改变的是 Balcão 周围的环境，而不是 Balcão 本身。',
  notFound: '该页面不存在',
  notFoundHere: '此地址没有内容',
  notFoundText: '请返回钱包继续。',
  toWallet: '前往钱包',
} satisfies Shape<typeof pt>;
