import { AppletName } from '@balcao/contract/applet';
import { fieldMessages } from '@balcao/contract/field-texts';
import { Muted } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { nameOptions } from './applet.queries.ts';
import type { AppletForm } from './use-applet-form.ts';

interface AppletNameFieldProps {
  form: AppletForm;
  /** The mini program that has the name already. */
  kept: { readonly id: string; readonly name: string } | undefined;
  readOnly: boolean;
}
const restMs = 400;

/** The name, and whether it is free, as soon as somebody rests while typing it. */
export const AppletNameField = ({ form, kept, readOnly }: AppletNameFieldProps) => {
  const t = useTranslations('applet.form');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const { name } = form.values;
  const [settled] = useDebouncedValue(name, restMs);
  const asks = settled === name && name !== kept?.name && AppletName.safeParse(name).success;
  const { data } = useQuery({ ...nameOptions(name, kept?.id), enabled: asks });
  const isFree = asks ? data?.isFree : undefined;
  const taken = fieldMessages([{ code: 'custom', path: ['name'], message: 'appletNameTaken' }], locale).name;
  const { error, ...rest } = form.getInputProps('name');
  return (
    <div>
      <TextInput
        label={shared('name')}
        description={t('nameHelp')}
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        error={error ?? (isFree === false && taken)}
        {...rest}
      />
      <Muted role="status" mt={4}>
        {isFree && t('free')}
      </Muted>
    </div>
  );
};
