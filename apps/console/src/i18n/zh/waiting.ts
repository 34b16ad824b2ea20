import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
/** What waits for the person who looks. */

export default {
  title: '待你处理',
  line: '同事提出、需要由另一个人决定的事项，最早的在前。',
  second: '等待另一个人',
  mine: '你提出的',
  yours: '由你决定',
  ownerless: vocabulary.withoutAnOwner,
  platform: vocabulary.platform,
  columns: { kind: '事项', by: '提出人', asked: '提出时间', until: '有效至' },
  kinds: {
    freeze: '冻结资金',
    unfreeze: '解冻资金',
    reversal: '冲正分录',
    reopening: '重新打开审核',
    fee: '更改手续费',
    limits: '更改提现限额',
    return: '退回待查款项',
    credit: '将待查款项入账',
    close: '手动结清待查款项',
    match: '将待查款项匹配到金额较小的订单',
    returnLimit: money.changeReturnLimit,
  },
  empty: { title: '没有事项在等你', text: '当同事提出需要两个人的事项时，会显示在这里，你也会收到邮件。' },
  summary: {
    title: '等待财务处理',
    differences: '有差异的日期',
    late: '逾期提现',
    unidentified: vocabulary.toBeIdentified,
    open: vocabulary.open,
  },
};
