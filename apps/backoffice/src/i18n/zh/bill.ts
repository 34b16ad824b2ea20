import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/bill.ts';

export default {
  title: '每日文件',
  line: '逐笔列出每天的收支，便于与您的系统核对。',
  columns: {
    day: '日期',
    received: '收款',
    refunded: '退款',
    fee: '手续费',
    net: '净额',
    rows: '行数',
    file: '文件',
  },
  download: '下载',
  downloadOf: '下载 {day} 的文件',
  file: '每日文件-{day}.csv.gz',
  day: {
    label: '其他日期',
    submit: '下载文件',
  },
  empty: {
    title: '还没有文件',
    text: '每天凌晨，如前一天有资金变动，其文件会显示在这里。',
  },
} satisfies Shape<typeof pt>;
