import { ChannelName } from '@balcao/contract/channel';
import { fieldMessages } from '@balcao/contract/field-texts';
import { Muted } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { channelNameOptions } from './channel.queries.ts';
import type { ChannelForm } from './use-channel-form.ts';

interface ChannelNameFieldProps {
  form: ChannelForm;
  /** The channel that has the name already. */
  kept: { readonly id: string; readonly name: string } | undefined;
  readOnly: boolean;
}
const restMs = 400;

/** The name, and whether it is free, as soon as typing rests. */
export const ChannelNameField = ({ form, kept, readOnly }: ChannelNameFieldProps) => {
  const t = useTranslations('channel.form');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const { name } = form.values;
  const [settled] = useDebouncedValue(name, restMs);
  const asks = settled === name && name !== kept?.name && ChannelName.safeParse(name).success;
  const { data } = useQuery({ ...channelNameOptions(name, kept?.id), enabled: asks });
  const isFree = asks ? data?.isFree : undefined;
  const taken = fieldMessages([{ code: 'custom', path: ['name'], message: 'channelNameTaken' }], locale).name;
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
