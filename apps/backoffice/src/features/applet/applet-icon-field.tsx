import { useTranslations } from 'use-intl';
import { SquareField } from '../../lib/crop/square-field.tsx';
import type { AppletForm } from './use-applet-form.ts';

/** The icon of a mini program. */
export const AppletIconField = ({ form, readOnly }: { form: AppletForm; readOnly: boolean }) => {
  const t = useTranslations('applet.form');
  return (
    <SquareField
      path="icon"
      label={t('icon')}
      choose={t('iconChoose')}
      change={t('iconChange')}
      value={form.values.icon}
      error={form.getInputProps('icon').error}
      readOnly={readOnly}
      onChange={(address) => form.setFieldValue('icon', address)}
      onError={(error) => form.setFieldError('icon', error)}
    />
  );
};
