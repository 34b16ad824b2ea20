import list from '@balcao/contract/i18n/zh/list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/reception.ts';

/** When a broadcast was seen, over time. */
export default {
  title: '浏览时间',
  seen: '浏览',
  clicked: list.broadcast.columns.clicked,
  left: list.broadcast.columns.left,
  unit: { label: '时间分段', hour: '按小时', day: '按天' },
  axis: { hour: '+{count, number} 小时', day: '第 {count, number} 天' },
  place: { hour: '第 {count, number} 小时，自 {from} 起', day: '第 {count, number} 天，自 {from} 起' },
  none: { hour: '发布后的 48 小时内还没有人看过。', day: '发布后的 30 天内还没有人看过。' },
} satisfies Shape<typeof pt>;
