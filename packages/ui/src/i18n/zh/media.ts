import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/media.ts';

/** Files of broadcasts: how they are shown, and on their way. */
export default {
  pages: '{count, plural, other {# 页}}',
  infected: '含有病毒',
  unscanned: '未经病毒扫描',
  tooLarge: '未经病毒扫描：文件过大',
  video: '视频 {name}',
  download: '下载文件 {name}',
  list: '上传',
  waiting: '排队中',
  paused: '已暂停：{percent, number}%',
  sendingAt: '{percent, number}% · {speed}/秒 · 剩余 {left}',
  pause: '暂停上传 {name}',
  resume: '继续上传 {name}',
} satisfies Shape<typeof pt>;
