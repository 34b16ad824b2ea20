import { type StaffRight, staffMay } from '@balcao/contract/staff';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconLock } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { currentStaffOptions } from '../lib/current-staff.ts';

interface AllowedProps {
  right: StaffRight;
  children: ReactNode;
}

/** A page for roles with a right; others who open its address see a message, and no data are requested. */
export const Allowed = ({ right, children }: AllowedProps) => {
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return staffMay(staff.role, right) ? children : <NotAllowed />;
};

const NotAllowed = () => {
  const t = useTranslations('frame');
  useDocumentTitle(t('notAllowed'), t('application'));
  const action = (
    <AppLink to="/" className="link">
      {t('toStart')}
    </AppLink>
  );
  return (
    <EmptyState wholePage icon={IconLock} title={t('notAllowed')} action={action}>
      {t('notAllowedText')}
    </EmptyState>
  );
};
