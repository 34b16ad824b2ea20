import type { AssociationState } from '@balcao/contract/association';
import type { Tone } from '@balcao/ui/tone.tsx';

export const associationTones: Readonly<Record<AssociationState, Tone>> = {
  requested: 'waiting',
  agreed: 'moving',
  on: 'good',
  declined: 'bad',
  rejected: 'bad',
  withdrawn: 'ended',
  lifted: 'ended',
};
