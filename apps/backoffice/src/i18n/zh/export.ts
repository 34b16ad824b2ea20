import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/export.ts';

export default {
  title: vocabulary.export,
  button: vocabulary.export,
  format: '文件格式',
  formats: {
    csv: vocabulary.csv,
    xlsx: vocabulary.xlsx,
    ofx: 'OFX，供记账软件使用',
    pdf: vocabulary.pdf,
  },
  filtered: '文件包含列表在当前筛选条件下所有页的内容。',
  everything: '文件包含列表所有页的全部内容。',
  whole: '文件将包含该时段的全部变动，不受其他筛选影响。',
  sheetLimit: '一个工作表最多 {count} 行；更多请使用 CSV。',
  start: '生成文件',
  files: '你的文件',
  kept: '文件保留 {hours} 小时，仅你可下载。',
  waiting: '排队中',
  running: '{rows} / {total} 行',
  done: '{count, plural, other {# 行}}，{size}',
  failed: {
    too_many_rows: '行数超出工作表上限。请使用 CSV 或增加筛选条件。',
    broken: '生成失败，请重新申请。',
  },
  fetch: '下载 {name}',
  names: {
    ledger: '账单',
    order: '订单',
    instalment: '分期',
    refund: '退款',
    preauth: '预授权',
    withdrawal: '提现',
    settlement: '结算',
    settlementItem: '结算订单',
    dashboard: '数据看板',
    billMonth: '月结单',
    channel: '频道',
    messageDelivery: '已发消息',
    broadcast: '推送',
    follower: '订阅者',
    usageDay: '每日使用情况',
    usageFault: '小程序错误',
  },
} as const satisfies Shape<typeof pt>;
