import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/frame.ts';

export default {
  application: 'Balcão 控制台',
  name: '控制台',
  notFound: '页面不存在',
  notFoundText: '请检查地址，或返回首页。',
  notAllowed: '你的角色不包含此页面',
  notAllowedText: '此页面仅供其他角色使用。如有需要，请联系内部团队管理员。',
  toStart: vocabulary.goToTheStart,
  finance: vocabulary.finance,
} satisfies Shape<typeof pt>;
