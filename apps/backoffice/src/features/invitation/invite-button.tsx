import { inviteMember } from '@balcao/contract/invitation';
import { Button } from '@balcao/ui/button.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Opens the form that invites people into the team; empty for members who may not. */
export const InviteButton = () => {
  const t = useTranslations('invitation');
  const may = useMay(inviteMember);
  const [isOpen, setIsOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} stroke={1.8} />} onClick={() => setIsOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
