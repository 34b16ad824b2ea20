import { AppletCategory, appletCategoryWords } from '@balcao/contract/applet-category';
import { type Channel, ChannelLanguage, ChannelType } from '@balcao/contract/channel';
import { wordsIn } from '@balcao/contract/form-words';
import { localeNames } from '@balcao/contract/locale';
import { Choice } from '@balcao/ui/choice.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { SquareField } from '../../lib/crop/square-field.tsx';
import { ChannelNameField } from './channel-name-field.tsx';
import type { ChannelForm } from './use-channel-form.ts';

interface ChannelFieldsProps {
  form: ChannelForm;
  /** Undefined for a new one. */
  kept?: Channel;
  readOnly?: boolean;
}

/** What is entered of a channel. */
export const ChannelFields = ({ form, kept, readOnly = false }: ChannelFieldsProps) => {
  const t = useTranslations('channel');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const categories = AppletCategory.options.map((value) => ({
    value,
    label: wordsIn(locale, appletCategoryWords[value]),
  }));
  const { type, category, avatar } = form.values;
  return (
    <>
      <ChannelNameField form={form} kept={kept} readOnly={readOnly} />
      <Textarea
        label={t('form.description')}
        description={t('form.descriptionHelp')}
        rows={3}
        readOnly={readOnly}
        {...form.getInputProps('description')}
      />
      {!readOnly && (
        <Choice
          legend={t('columns.type')}
          help={t(`typeHelp.${type}`)}
          options={ChannelType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={type}
          onChange={(value) => form.setFieldValue('type', value)}
        />
      )}
      <NativeSelect
        label={t('columns.category')}
        data={[...(category === '' ? [{ value: '', label: t('form.choose') }] : []), ...categories]}
        disabled={readOnly}
        {...form.getInputProps('category')}
      />
      <NativeSelect
        label={shared('language')}
        description={t('form.languageHelp')}
        data={ChannelLanguage.options.map((value) => ({ value, label: localeNames[value] }))}
        disabled={readOnly}
        {...form.getInputProps('language')}
      />
      <SquareField
        path="avatar"
        label={t('form.avatar')}
        choose={t('form.avatarChoose')}
        change={t('form.avatarChange')}
        value={avatar}
        error={form.getInputProps('avatar').error}
        readOnly={readOnly}
        onChange={(address) => form.setFieldValue('avatar', address)}
        onError={(error) => form.setFieldError('avatar', error)}
      />
    </>
  );
};
