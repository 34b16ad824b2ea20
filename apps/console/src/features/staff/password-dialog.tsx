import { ChangePasswordDialog } from '@balcao/ui/change-password-dialog.tsx';
import { useTranslations } from 'use-intl';
import { useCurrentStaff } from '../../lib/current-staff.ts';
import { useChangePassword } from './staff.queries.ts';

/** Changes the password of the signed-in person. */
const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('staff.account.password');
  const { email, name } = useCurrentStaff();
  const change = useChangePassword();
  return (
    <ChangePasswordDialog email={email} name={name} t={t} check={change.check} change={change} onClose={onClose} />
  );
};
export default PasswordDialog;
