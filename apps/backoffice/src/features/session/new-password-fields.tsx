import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useTranslations } from 'use-intl';

type TextProps = Pick<React.ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>;

/** A form that asks for a new password: what is known of the person, and what its inputs take. */
interface Asking {
  readonly values: { readonly email: string; readonly account?: string };
  text(name: 'password' | 'passwordAgain'): TextProps;
}

/** A password that is chosen now, with how strong it is, and once more against a slip of the finger. */
export const NewPasswordFields = ({ label, form: { values, text } }: { label: string; form: Asking }) => {
  const t = useTranslations('session.register');
  return (
    <>
      <PasswordField
        newOf={[values.email, values.account ?? '']}
        label={label}
        description={t('passwordHelp')}
        autoComplete="new-password"
        {...text('password')}
      />
      <PasswordField label={t('passwordAgain')} autoComplete="new-password" {...text('passwordAgain')} />
    </>
  );
};
