import type { OwnTemplateState } from '@balcao/contract/message-own-template';
import type { Tone } from '@balcao/ui/tone.tsx';

/** The tone of each state of a message that a team writes. */
export const ownTemplateTones: Readonly<Record<OwnTemplateState, Tone>> = {
  draft: 'waiting',
  waiting: 'moving',
  rejected: 'bad',
  passed: 'good',
};
