import type { StaffRole } from '@balcao/contract/staff';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** For staff who do not decide: why nothing of what was submitted is here. */
export const OutsideCard = ({ role }: { role: StaffRole }) => {
  const t = useTranslations('desk.outside');
  const roles = useTranslations('staff.role');
  return (
    <Box mb={24} ground="surface" framed rounded="lg">
      <EmptyState icon={IconEyeOff} title={t('title')}>
        {t('text', { role: roles(role) })}
      </EmptyState>
    </Box>
  );
};
