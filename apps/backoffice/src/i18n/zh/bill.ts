import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/bill.ts';

export default {
  title: vocabulary.dailyFiles,
  line: '逐日列出收支，从期初余额到期末余额，便于与你的系统核对。',
  columns: {
    day: shared.day,
    received: money.sales,
    refunded: money.refunds,
    fee: money.fees,
    withdrawn: money.withdrawals,
    adjusted: vocabulary.adjustments,
    net: shared.netAmount,
    closing: money.closingBalance,
    file: vocabulary.file,
  },
  downloadOf: '下载 {day} 的文件',
  file: '每日文件-{day}.{end}',
  formats: {
    xlsx: vocabulary.xlsx,
    csv: vocabulary.csv,
    program: '供系统读取的 CSV（单位：分）',
  },
  day: {
    label: '其他日期',
    submit: '下载文件',
  },
  month: {
    title: money.monthClosing,
    line: '供会计使用的整月数据：收款、退款、手续费、提现和调整，按日列出并合计，从期初余额到期末余额。',
    label: '月份',
    note: '文件包含该月每一天及合计，并附期初和期末余额。',
  },
  empty: {
    title: vocabulary.noFileYet,
    text: '每天凌晨，如前一天有资金变动，其文件会显示在这里。',
  },
} satisfies Shape<typeof pt>;
