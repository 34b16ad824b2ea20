import type { StaffRole } from '@balcao/contract/staff';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './outside-card.module.css';

/** For staff who do not decide: why nothing of what was submitted is here. */
export const OutsideCard = ({ role }: { role: StaffRole }) => {
  const t = useTranslations('desk.outside');
  const roles = useTranslations('staff.role');
  return (
    <div className={classes.card}>
      <EmptyState icon={IconEyeOff} title={t('title')}>
        {t('text', { role: roles(role) })}
      </EmptyState>
    </div>
  );
};
