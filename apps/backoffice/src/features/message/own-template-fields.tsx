import { wordsIn } from '@balcao/contract/form-words';
import { type Locale, localeNames, locales } from '@balcao/contract/locale';
import { MessageCategory } from '@balcao/contract/message-library';
import { templateFieldsAtLeast, templateFieldsAtMost } from '@balcao/contract/message-template';
import { messageCategoryWords } from '@balcao/contract/message-words';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { SegmentedControl } from '@balcao/ui/segmented-control.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { MessageBubble } from './message-bubble.tsx';
import { OwnFieldInputs } from './own-field-inputs.tsx';
import { emptyField, type OwnTemplateForm, previewOf } from './use-own-template-form.ts';

interface OwnTemplateFieldsProps {
  form: OwnTemplateForm;
  /** Of the mini program, for the preview. */
  name: string;
  /** Whose words are shown. */
  language: Locale;
  onLanguage: (language: Locale) => void;
}

/** What a team writes of a message: when it comes, and what it says in each language. */
export const OwnTemplateFields = ({ form, name, language, onLanguage }: OwnTemplateFieldsProps) => {
  const t = useTranslations('message.own');
  const shared = useTranslations('message');
  const locale = useLocale();
  const id = useId();
  const { title, category, fields } = form.values;
  const categories = MessageCategory.options.map((value) => ({
    value,
    label: wordsIn(locale, messageCategoryWords[value]),
  }));
  return (
    <Grid gap={24}>
      <NativeSelect
        label={shared('about')}
        data={[...(category === '' ? [{ value: '', label: t('choose') }] : []), ...categories]}
        {...form.getInputProps('category')}
      />
      <Textarea label={t('scene')} description={t('sceneHelp')} rows={3} {...form.getInputProps('scene')} />
      <Box>
        <Text id={id} weight={550} mb={4}>
          {t('languages')}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby={id}
          value={language}
          data={locales.map((value) => ({ value, label: localeNames[value] }))}
          onChange={(value) => onLanguage(value as Locale)}
        />
        <Muted mt={4} pretty>
          {t('languagesHelp')}
        </Muted>
      </Box>
      <TextInput
        label={t('title')}
        description={t('titleHelp')}
        placeholder={language === 'pt-BR' ? undefined : title['pt-BR']}
        autoComplete="off"
        {...form.getInputProps(`title.${language}`)}
      />
      {fields.map((field, index) => (
        <OwnFieldInputs key={field.name} form={form} index={index} language={language} />
      ))}
      <Box>
        <Button
          variant="default"
          disabled={fields.length >= templateFieldsAtMost}
          onClick={() => form.insertListItem('fields', emptyField())}
        >
          {t('addField')}
        </Button>
        <Muted mt={4}>{t('fieldsHelp', { least: templateFieldsAtLeast, most: templateFieldsAtMost })}</Muted>
      </Box>
      <MessageBubble {...previewOf(form.values)} name={name} language={language} />
    </Grid>
  );
};
