import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useTranslations } from 'use-intl';

type TextProps = Pick<React.ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>;

/** A password that is chosen now, with how strong it is, and once more against a slip of the finger. */
export const NewPasswordFields = ({ label, first, again }: { label: string; first: TextProps; again: TextProps }) => {
  const t = useTranslations('session.register');
  return (
    <>
      <PasswordField meter label={label} description={t('passwordHelp')} autoComplete="new-password" {...first} />
      <PasswordField label={t('passwordAgain')} autoComplete="new-password" {...again} />
    </>
  );
};
