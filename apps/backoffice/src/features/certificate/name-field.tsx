import { TextInput, type TextInputProps } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';

interface NameFieldProps {
  /** What the form knows of it. */
  input: TextInputProps;
  /** It is where the dialog begins. */
  isFirst?: boolean;
}

/** What a certificate is called in the team's list. */
export const NameField = ({ input, isFirst = false }: NameFieldProps) => {
  const t = useTranslations('certificate.form');
  const shared = useTranslations('shared');
  return (
    <TextInput
      {...(isFirst ? { 'data-autofocus': true } : {})}
      label={shared('name')}
      description={t('nameHelp')}
      placeholder={t('nameExample')}
      autoComplete="off"
      {...input}
    />
  );
};
