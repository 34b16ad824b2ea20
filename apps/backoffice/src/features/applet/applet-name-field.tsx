import { AppletName } from '@balcao/contract/applet';
import { useTranslations } from 'use-intl';
import { FreeNameField } from '../../lib/free-name-field.tsx';
import { nameOptions } from './applet.queries.ts';
import type { AppletForm } from './use-applet-form.ts';

interface AppletNameFieldProps {
  form: AppletForm;
  kept: { readonly id: string; readonly name: string } | undefined;
  readOnly: boolean;
}

/** The name, and whether it is free. */
export const AppletNameField = (props: AppletNameFieldProps) => {
  const t = useTranslations('applet.form');
  return (
    <FreeNameField
      {...props}
      schema={AppletName}
      taken="appletNameTaken"
      words={{ help: t('nameHelp'), free: t('free') }}
      isFreeOptions={nameOptions}
    />
  );
};
