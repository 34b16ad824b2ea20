import list from '@balcao/contract/i18n/zh/list';
import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import shared from '@balcao/ui/i18n/zh/shared';
/** How staff answer a merchant: what is found, who works there, and what colleagues noted. */

export default {
  title: '客服查询',
  line: '用编号、证件号或名称找到商户，并查看资金去向。',
  field: '商户提供的信息',
  fieldHelp: '订单号、退款号或提现号、Pix 标识、商户编号、CPF、CNPJ 或名称。',
  send: '查询',
  tooShort: '请至少输入 3 个字符。',
  results: '结果',
  noMerchant: '无商户',
  start: { title: '从你收到的编号开始', text: '粘贴消息中的完整编号。名称输入一部分即可。' },
  nothing: { title: '没有与此编号或名称相符的记录', text: '请确认编号完整。CPF 和 CNPJ 需输入全部数字。' },
  columns: { kind: shared.type, at: '时间' },
  kinds: {
    merchant: shared.merchant,
    order: shared.order,
    refund: money.refund,
    withdrawal: money.withdrawal,
    payment: '无订单的付款',
  },
  people: {
    title: '团队人员',
    hidden: '姓名和邮箱只显示一部分。如需查看全部，请说明原因。',
    seen: '你正在查看完整信息。此次查看及原因已记录。',
    look: '查看完整信息',
    hide: '重新隐藏',
    document: vocabulary.documentNumber,
    theDocument: '证件号',
    admin: vocabulary.superAdmin,
    noRole: vocabulary.noRole,
    factor: vocabulary.twoStep,
    on: vocabulary.twoStepOn,
    off: vocabulary.twoStepOff,
    lastUse: vocabulary.lastUse,
    none: '该团队没有人员。',
    more: '显示前 {shown, number} 人。',
  },
  lookDialog: {
    title: '为什么需要查看？',
    text: '原因会与你的姓名和时间一起记录。请选择或填写。',
    reasonHelp: '10 到 300 个字符。',
    send: '立即查看',
    usual: {
      asked: '商户要求核对其资料信息',
      payment: '某笔付款出现问题，需要核实',
      withdrawal: '某笔提现出现问题，需要核实',
      fraud: '怀疑账号被其他人使用',
    },
  },
  notes: {
    title: '团队备注',
    none: '还没有备注。第一条备注会帮助下一位接待的同事。',
    new: '新增团队备注',
    words: '下一位同事需要知道什么？',
    wordsHelp: '仅内部团队可见。保存后不可修改。',
    keep: '保存备注',
    kept: '备注已保存。',
  },
  refunds: {
    title: money.refunds,
    search: '退款号或订单号',
    none: '最近三个月没有退款。',
    notFound: '没有此编号的退款。',
    theNumber: money.theRefundNumber,
    columns: list.refund.columns,
    status: list.refund.codes.status,
  },
  reviews: { none: '该团队尚未提交任何审核。' },
};
