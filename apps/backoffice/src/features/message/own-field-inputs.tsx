import { wordsIn } from '@balcao/contract/form-words';
import type { Locale } from '@balcao/contract/locale';
import { MessageFieldKind } from '@balcao/contract/message-field';
import { templateFieldsAtLeast } from '@balcao/contract/message-template';
import { messageKindWords } from '@balcao/contract/message-words';
import { Button } from '@balcao/ui/button.tsx';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { Box, Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useLocale, useTranslations } from 'use-intl';
import type { OwnFieldValues, OwnTemplateForm } from './use-own-template-form.ts';

interface OwnFieldInputsProps {
  form: OwnTemplateForm;
  index: number;
  /** Of the words. */
  language: Locale;
}

/** One field of a message: what it holds, what it is called, and a sample of it. */
export const OwnFieldInputs = ({ form, index, language }: OwnFieldInputsProps) => {
  const t = useTranslations('message.own');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const number = index + 1;
  const { fields } = form.values;
  const field = fields[index];
  const kinds = MessageFieldKind.options.map((value) => ({ value, label: wordsIn(locale, messageKindWords[value]) }));
  const choose = (value: string) => {
    const kind = MessageFieldKind.options.find((one) => one === value);
    if (!kind || !field) return;
    // What one kind holds says nothing in another.
    form.setFieldValue(`fields.${index}`, { ...field, kind, sample: kind === 'amount' ? null : '' });
  };
  if (!field) return null;
  return (
    <Box as="fieldset" framed rounded="lg" p={16} aria-label={t('field', { number })}>
      <Row gap={12} align="center" justify="between" mb={12}>
        <Text weight={600}>{t('field', { number })}</Text>
        {fields.length > templateFieldsAtLeast && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('removeField', { number })}
            onClick={() => form.removeListItem('fields', index)}
          >
            {shared('remove')}
          </Button>
        )}
      </Row>
      <Grid gap={16}>
        <TextInput
          label={t('label')}
          description={index === 0 ? t('labelHelp') : undefined}
          placeholder={language === 'pt-BR' ? undefined : field.label['pt-BR']}
          autoComplete="off"
          {...form.getInputProps(`fields.${index}.label.${language}`)}
        />
        <NativeSelect
          label={t('kind')}
          data={kinds}
          {...form.getInputProps(`fields.${index}.kind`)}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <Sample form={form} index={index} of={field} />
      </Grid>
    </Box>
  );
};

const Sample = ({
  form,
  index,
  of: { kind, sample: value },
}: {
  form: OwnTemplateForm;
  index: number;
  of: OwnFieldValues;
}) => {
  const t = useTranslations('message.own');
  const props = form.getInputProps(`fields.${index}.sample`);
  if (kind === 'amount') return <MoneyInput label={t('sample')} {...props} />;
  if (kind === 'day') return <DayInput label={t('sample')} {...props} value={String(value)} />;
  return (
    <TextInput
      label={t('sample')}
      placeholder={kind === 'time' ? '14:30' : undefined}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      {...props}
    />
  );
};
