import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/key.ts';

export default {
  made: 'Created by {by} on <at></at>.',
  used: 'Last used: <at></at>.',
  unused: 'Not used yet.',
  ended: 'No longer valid',
  revoke: shared.revoke,
  revokeOf: vocabulary.revokeName,
  revokeTitle: 'Revoke the key {name}?',
  revoked: 'Key {name} revoked.',
} satisfies Shape<typeof pt>;
