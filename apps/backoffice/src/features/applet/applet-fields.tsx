import { type Applet, AppletTemplate } from '@balcao/contract/applet';
import { AppletCategory, appletCategoryWords } from '@balcao/contract/applet-category';
import { wordsIn } from '@balcao/contract/form-words';
import { Choice } from '@balcao/ui/choice.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { AppletIconField } from './applet-icon-field.tsx';
import { AppletNameField } from './applet-name-field.tsx';
import type { AppletForm } from './use-applet-form.ts';

interface AppletFieldsProps {
  form: AppletForm;
  /** Undefined for a new one. */
  kept?: Applet;
  readOnly?: boolean;
}

/** What is entered of a mini program. */
export const AppletFields = ({ form, kept, readOnly = false }: AppletFieldsProps) => {
  const t = useTranslations('applet.form');
  const locale = useLocale();
  const categories = AppletCategory.options.map((value) => ({
    value,
    label: wordsIn(locale, appletCategoryWords[value]),
  }));
  return (
    <>
      <AppletNameField form={form} kept={kept} readOnly={readOnly} />
      <TextInput
        label={t('abbreviation')}
        description={t('abbreviationHelp')}
        autoComplete="off"
        readOnly={readOnly}
        {...form.getInputProps('abbreviation')}
      />
      <NativeSelect
        label={t('category')}
        data={[...(form.values.category === '' ? [{ value: '', label: t('choose') }] : []), ...categories]}
        disabled={readOnly}
        {...form.getInputProps('category')}
      />
      <Textarea
        label={t('intro')}
        description={t('introHelp')}
        rows={3}
        readOnly={readOnly}
        {...form.getInputProps('intro')}
      />
      <Textarea
        label={t('description')}
        description={t('descriptionHelp')}
        rows={5}
        readOnly={readOnly}
        {...form.getInputProps('description')}
      />
      {!kept && (
        <Choice
          legend={t('template')}
          help={t(`templateHelp.${form.values.template}`)}
          options={AppletTemplate.options.map((value) => ({ value, label: t(`templates.${value}`) }))}
          value={form.values.template}
          onChange={(template) => form.setFieldValue('template', template)}
        />
      )}
      <AppletIconField form={form} readOnly={readOnly} />
    </>
  );
};
