import type { TemplateState } from '@balcao/contract/template';
import type { Tone } from '@balcao/ui/tone.tsx';

export const templateTones = {
  draft: 'ended',
  pending: 'moving',
  rejected: 'bad',
  approved: 'good',
  paused: 'waiting',
  disabled: 'ended',
} as const satisfies Record<TemplateState, Tone>;
