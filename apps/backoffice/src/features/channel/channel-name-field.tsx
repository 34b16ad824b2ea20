import { type Channel, ChannelName } from '@balcao/contract/channel';
import { useTranslations } from 'use-intl';
import { FreeNameField } from '../../lib/free-name-field.tsx';
import { channelNameOptions } from './channel.queries.ts';
import type { ChannelForm } from './use-channel-form.ts';

interface ChannelNameFieldProps {
  form: ChannelForm;
  kept: Pick<Channel, 'id' | 'name' | 'badges'> | undefined;
  readOnly: boolean;
}

/** The name, and whether it is free. */
export const ChannelNameField = (props: ChannelNameFieldProps) => {
  const t = useTranslations('channel.form');
  const certification = useTranslations('channel.certification');
  return (
    <FreeNameField
      {...props}
      schema={ChannelName}
      taken="channelNameTaken"
      words={{
        help: props.kept?.badges.official ? `${t('nameHelp')} ${certification('nameEnds')}` : t('nameHelp'),
        free: t('free'),
      }}
      isFreeOptions={channelNameOptions}
    />
  );
};
