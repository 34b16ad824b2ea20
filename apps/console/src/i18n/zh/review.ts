import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/review.ts';

export default {
  title: '审核',
  line: '等待处理的事项，最早的在前。',
  list: '待审核列表',
  merchant: '商户',
  kind: '提交内容',
  status: '状态',
  submittedAt: '提交时间',
  empty: '没有待处理的审核',
  emptyText: '商户提交认证后会显示在这里。',
  kinds: {
    certification: '认证',
    merchant: '支付资料',
  },
  statuses: {
    NO: '未提交',
    UNDER: '审核中',
    REJECT: '已驳回',
    SUCCESS: '已通过',
    REVOKED: '已撤销',
  },
} satisfies Shape<typeof pt>;
