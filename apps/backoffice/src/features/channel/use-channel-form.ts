import type { AppletCategory } from '@balcao/contract/applet-category';
import {
  type Channel,
  ChannelChange,
  ChannelEntry,
  type ChannelLanguage,
  type ChannelType,
} from '@balcao/contract/channel';
import { checkedNow } from '@balcao/ui/form-check';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useLocale } from 'use-intl';
import { newPictureIn } from '../../lib/crop/picture-address.ts';

/** What the form holds. The picture is an address: that of the kept one, or the data of a new one. */
export interface ChannelValues {
  name: string;
  type: ChannelType;
  description: string;
  language: ChannelLanguage;
  category: string;
  avatar: string;
}

const valuesOf = (channel: Channel | undefined, language: ChannelLanguage): ChannelValues => ({
  name: channel?.name ?? '',
  type: channel?.type ?? 'everyone',
  description: channel?.description ?? '',
  language: channel?.language ?? language,
  category: channel?.category ?? '',
  avatar: channel?.avatar ?? '',
});

const ask = ({ avatar, category, ...words }: ChannelValues) => ({
  // None or another one is what the check finds.
  fields: { ...words, category: category as AppletCategory },
  avatar: newPictureIn(avatar),
});

/** What the API is sent to make one. */
export const entryOf = (values: ChannelValues): ChannelEntry => {
  const { fields, avatar = '' } = ask(values);
  return { ...fields, avatar };
};
/** What it is sent to change one: the picture only when it is another. */
export const changeOf = (values: ChannelValues, version: number): ChannelChange => {
  const { fields, avatar } = ask(values);
  return { ...fields, version, ...(avatar === undefined ? {} : { avatar }) };
};

/** The form of a channel, new or kept, and which version of it is being edited. */
export const useChannelForm = (channel: Channel | undefined, isPending: boolean) => {
  const locale = useLocale() as ChannelLanguage;
  const form = useForm<ChannelValues>({
    initialValues: valuesOf(channel, locale),
    validate: (values) =>
      channel
        ? checkedNow(ChannelChange, locale)(changeOf(values, channel.version))
        : checkedNow(ChannelEntry, locale)(entryOf(values)),
  });
  const edited = useEditedForm({ latest: channel, valuesOf: (one) => valuesOf(one, locale), form, isPending });
  return { form, edited };
};
export type ChannelForm = ReturnType<typeof useChannelForm>['form'];

/** Says at its field what the server refused, and everything else once; nothing that was typed is lost. */
export const useRefusedChannel = (form: ChannelForm): ((error: Error) => void) => {
  const present = useRefusals();
  return (error) => {
    if (!showFieldErrors(form, error) && !isEditConflict(error)) present(error);
  };
};
