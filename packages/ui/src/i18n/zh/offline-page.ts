import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/offline-page.ts';
import shared from './shared.ts';

export default {
  title: '你已离线',
  text: '暂时无法连接 Balcão：没有丢失任何内容，也没有发送任何内容，网络恢复后此页面会自动打开。',
  retry: shared.tryAgain,
  trying: '正在重试…',
  still: '{time} 仍未连接。',
  back: '网络已恢复，正在打开页面…',
} satisfies Shape<typeof pt>;
