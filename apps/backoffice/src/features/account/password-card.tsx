import { Button } from '@balcao/ui/button.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { FirstPasswordDialog } from './first-password-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** The password of the account, or the way to a first one where it was opened without. */
export const PasswordCard = () => {
  const t = useTranslations('account.password');
  const shared = useTranslations('shared');
  const { hasPassword } = useCurrentUser();
  // What was opened stays until it is closed: a first password that has been set is no reason to ask for the current one.
  const [open, setOpen] = useState<'first' | 'change'>();
  const close = () => setOpen(undefined);
  return (
    <SettingCard
      icon={IconLock}
      title={shared('password')}
      line={t(hasPassword ? 'help' : 'first.help')}
      action={
        <Button variant="default" onClick={() => setOpen(hasPassword ? 'change' : 'first')}>
          {t(hasPassword ? 'change' : 'first.set')}
        </Button>
      }
    >
      {open === 'change' && <PasswordDialog onClose={close} />}
      {open === 'first' && <FirstPasswordDialog onClose={close} />}
    </SettingCard>
  );
};
