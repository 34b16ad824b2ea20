import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/key.ts';

export default {
  made: '由 {by} 于 <at></at> 创建。',
  used: '上次使用：<at></at>。',
  unused: '尚未使用。',
  ended: '已失效',
  revoke: shared.revoke,
  revokeOf: vocabulary.revokeName,
  revokeTitle: '吊销密钥 {name}？',
  revoked: '密钥 {name} 已吊销。',
} satisfies Shape<typeof pt>;
