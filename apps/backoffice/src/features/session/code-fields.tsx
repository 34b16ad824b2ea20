import { TextInput } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';
import { CaptchaField } from './captcha-field.tsx';
import type { Fields } from './use-fields.ts';

interface CodeFieldsProps {
  purpose: 'register' | 'resetPassword';
  autoComplete: 'email' | 'username';
  fields: Pick<Fields<{ captcha: string }>, 'values' | 'text' | 'error' | 'set' | 'passes' | 'refused'>;
}

/** An e-mail address, and the code that is sent to it. */
export const CodeFields = ({ purpose, autoComplete, fields }: CodeFieldsProps) => {
  const t = useTranslations('session');
  const shared = useTranslations('shared');
  return (
    <>
      <TextInput
        label={shared('email')}
        type="email"
        autoComplete={autoComplete}
        placeholder={t('emailExample')}
        {...fields.text('email')}
      />
      <CaptchaField
        purpose={purpose}
        email={fields.values.email}
        value={fields.values.captcha}
        error={fields.error('captcha')}
        onChange={(code) => fields.set('captcha', code)}
        checkEmail={() => fields.passes('email')}
        onRefused={fields.refused}
      />
    </>
  );
};
