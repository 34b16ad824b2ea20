import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/unidentified.ts';

export default {
  title: vocabulary.toBeIdentified,
  line: '不属于任何订单的付款。款项单独保管，直到退回付款人。',
  sum: '保管中待退回的金额：<sum></sum>',
  parts: {
    label: vocabulary.listParts,
    yours: '等你处理',
    waiting: '等财务处理',
    returning: '正在退回',
    returned: '已退回',
  },
  columns: {
    payment: money.identifier,
    state: shared.status,
    amount: shared.amount,
    arrived: '到账时间',
    returnAskedAt: '申请退回时间',
    returnedAt: '退回时间',
    action: vocabulary.action,
  },
  theId: money.theIdentifier,
  theReference: '参考号',
  namedNothing: '付款人未注明任何内容',
  came: '到账：<at></at>',
  states: { waiting: '保管中', returning: '正在退回', returned: '已退回' },
  refused: '支付方式未接受：“{reason}”。系统会自动再次申请。',
  why: {
    nobody: '没有人知道这笔款项的用途',
    codeOff: '门店二维码已停用',
    amountDiffers: '与门店二维码的金额不符',
    notTaken: '门店不再通过此二维码收款',
  },
  byItself: '{why} · 自动退回',
  return: '退回',
  returnOne: '退回付款人：{id}',
  dialog: {
    title: '退回付款人',
    text: '全部金额将通过原支付方式退回。申请后无法撤销。',
    reason: '退回原因是什么？',
    reasonHelp: '会连同你的姓名记入操作日志。',
    send: '退回 {amount}',
    asked: '已向支付方式申请退回。',
  },
  empty: {
    waiting: { title: '没有待退回的款项', text: '收到不属于任何订单的款项时，会显示在这里，并以邮件通知财务。' },
    returning: { title: '没有正在退回的款项', text: '退回的款项会显示在这里，直到支付方式确认。' },
    returned: { title: '尚无已退回的款项', text: '已退回付款人的款项会保留在这里。' },
  },
  pastEnd: { title: vocabulary.pastEnd, first: vocabulary.firstPage },
} satisfies Shape<typeof pt>;
