import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useTranslations } from 'use-intl';

type TextProps = Pick<React.ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>;

interface NewPasswordFieldsProps {
  label: string;
  /** What others know of the person. */
  names: readonly string[];
  /** What an input of the form by this name takes. */
  text: (name: 'password' | 'passwordAgain') => TextProps;
}

/** A password that is chosen now, with how strong it is, and once more against a slip of the finger. */
export const NewPasswordFields = ({ label, names, text }: NewPasswordFieldsProps) => {
  const t = useTranslations('session.register');
  return (
    <>
      <PasswordField
        newOf={names}
        label={label}
        description={t('passwordHelp')}
        autoComplete="new-password"
        {...text('password')}
      />
      <PasswordField label={t('passwordAgain')} autoComplete="new-password" {...text('passwordAgain')} />
    </>
  );
};
