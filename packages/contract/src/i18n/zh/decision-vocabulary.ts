import type { Shape } from '../../shape.ts';
import type pt from '../pt/decision-vocabulary.ts';

/** What is said of decisions of staff: used as the other vocabulary is. */
export default {
  decision: '处理',
  decidedOnes: '已处理',
  note: '备注',
  takeDown: '下架',
  isTakenDown: '已下架',
  waiting: '待处理',
  channelIsHeld: '频道已冻结',
  teamReadsIt: '频道的团队会看到这段文字。',
  withPaymentData: '与收款资料一起审核。',
} satisfies Shape<typeof pt>;
