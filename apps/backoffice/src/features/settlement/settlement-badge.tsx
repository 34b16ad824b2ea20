import { SettlementStatus } from '@balcao/contract/settlement';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';

export const SettlementBadge = ({ status }: { status: SettlementStatus }) => {
  const t = useTranslations('settlement.status');
  return <StatusBadge tone={status === SettlementStatus.enum.settled ? 'good' : 'waiting'}>{t(status)}</StatusBadge>;
};
