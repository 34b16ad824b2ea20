import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/parts.ts';

export default {
  title: '组件',
  line: '构成页面的所有组件及其各种状态。仅在测试环境开启时可见。',
  sections: '章节',
  colours: '颜色',
  type: '字体',
  buttons: '按钮',
  statuses: '状态',
  inputs: '输入框',
  figures: '数字',
  charts: '图表',
  table: '表格',
  filters: '筛选',
  detail: '详情',
  notices: '通知',
  places: '空白、错误与等待',
  show: '显示',
} satisfies Shape<typeof pt>;
