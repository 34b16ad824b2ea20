import list from '@balcao/contract/i18n/zh/list';
import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import payment from '@balcao/contract/i18n/zh/payment';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/withdrawal.ts';

export default {
  title: money.withdrawals,
  line: '所有商户正在转往银行的提现。结果只由银行告知。',
  count: money.withdrawalCount,
  figures: {
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: '24 小时内失败',
    done: '24 小时内完成',
  },
  parts: {
    label: vocabulary.listParts,
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: '失败',
    done: '已完成',
  },
  states: { waiting: '处理中', late: vocabulary.late, failed: names.withdrawalFailed, done: '已完成' },
  columns: {
    merchant: shared.merchant,
    number: money.withdrawal,
    status: shared.status,
    checks: '查询次数',
    amount: shared.amount,
    applied: vocabulary.requested,
    next: vocabulary.askedNext,
    completed: vocabulary.ended,
  },
  toDesk: '在提现页面查看',
  only: '仅 {name}。',
  everybody: '查看全部',
  search: '编号或商户',
  none: { title: money.noWithdrawalFound, text: '请检查号码或名称。' },
  empty: {
    waiting: '没有处理中的提现',
    retried: '没有多次查询的提现',
    late: '没有超时的提现',
    failed: '没有失败的提现',
    done: '没有完成的提现',
    text: '商户的提现会自动显示在这里。',
  },
  panel: {
    title: money.withdrawal,
    theNumber: money.theWithdrawalNumber,
    types: { '00': names.manual, '01': names.automatic },
    kinds: { pix: payment.method['02'], bank: names.bankAccount },
    institution: money.institution,
    payee: '收款人',
    way: '过程',
    applied: vocabulary.requested,
    sent: '发送至银行',
    checks: '向银行查询',
    times: '{count, plural, =0 {从未} other {# 次}}',
    askedAt: '上次查询',
    nextCheck: vocabulary.askedNext,
    promised: '承诺最晚',
    completed: vocabulary.ended,
    bankNumber: list.withdrawal.file.channel,
    failure: '银行的答复',
    ask: '立即向银行查询',
    asked: '正在向银行查询。',
    gone: { title: '该提现不存在', text: vocabulary.notFoundHelp },
  },
} satisfies Shape<typeof pt>;
