import type { RoleStatus } from '@balcao/contract/role';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

const tones: Readonly<Record<RoleStatus, Tone>> = { '0': 'good', '1': 'ended', '2': 'ended' };

export const RoleStatusBadge = ({ status }: { status: RoleStatus }) => {
  const t = useTranslations('role.status');
  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>;
};
