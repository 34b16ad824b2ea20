import { changePassword } from '@balcao/contract/account';
import { ChangePasswordDialog } from '@balcao/ui/change-password-dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useChangePassword } from './account.queries.ts';

/** Another password of the member. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('account.password');
  const { email, account } = useCurrentUser();
  return (
    <ChangePasswordDialog
      email={email}
      name={account}
      t={t}
      check={checkedNow(changePassword.body, useLocale())}
      change={useChangePassword()}
      onClose={onClose}
    />
  );
};
