import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/invitation.ts';

export default {
  title: '邀请',
} as const satisfies Shape<typeof pt>;
