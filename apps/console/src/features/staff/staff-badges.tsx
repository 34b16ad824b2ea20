import type { StaffPerson } from '@balcao/contract/staff-team';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';

const tones = { waiting: 'waiting', active: 'good', disabled: 'ended' } as const;

/** Whether someone can sign in. */
export const StatusOf = ({ status }: Pick<StaffPerson, 'status'>) => (
  <StatusBadge tone={tones[status]}>{useTranslations('people.status')(status)}</StatusBadge>
);

/** Whether someone signs in with a second step. */
export const TwoFactorOf = ({ twoFactor }: Pick<StaffPerson, 'twoFactor'>) => (
  <StatusBadge tone={twoFactor ? 'good' : 'ended'}>
    {useTranslations('people.twoFactor')(twoFactor ? 'on' : 'off')}
  </StatusBadge>
);
