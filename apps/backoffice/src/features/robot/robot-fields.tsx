import { ChannelLanguage } from '@balcao/contract/channel';
import { localeNames } from '@balcao/contract/locale';
import { HandOverSwitch, type RobotEntry, RobotTakes } from '@balcao/contract/robot';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Box, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';

interface BoxesProps<T> {
  legend: string;
  /** Of the form: where an error leads to. */
  path?: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: readonly T[];
  error?: ReactNode;
  onChange: (value: T[]) => void;
}
const Boxes = <T extends string | number>({ legend, path, options, value, error, onChange }: BoxesProps<T>) => (
  <Box as="fieldset" data-path={path}>
    <Text as="legend" weight={550}>
      {legend}
    </Text>
    <Row gap={16} rowGap={8} wrap mt={8}>
      {options.map(({ value: one, label }) => (
        <Checkbox
          key={one}
          label={label}
          checked={value.includes(one)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...value, one] : value.filter((other) => other !== one))
          }
        />
      ))}
    </Row>
    {error && (
      <Text tone="bad" size={14} mt={4} role="alert">
        {error}
      </Text>
    )}
  </Box>
);

const days = [1, 2, 3, 4, 5, 6, 0] as const;
/** The third of November 2024 was a Sunday. */
const nameOfDay = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 10, 3 + day));

const HourFields = ({ form }: { form: UseFormReturnType<RobotEntry> }) => {
  const t = useTranslations('robot');
  const locale = useLocale();
  const { hours } = form.values;
  return (
    <>
      <Boxes
        legend={t('form.days')}
        path="hours.days"
        options={days.map((value) => ({ value, label: nameOfDay(value, locale) }))}
        value={hours.days}
        error={form.errors['hours.days']}
        onChange={(value) => form.setFieldValue('hours.days', value)}
      />
      <Row gap={16} rowGap={12} wrap>
        <TextInput type="time" label={t('form.start')} {...form.getInputProps('hours.from')} />
        <TextInput type="time" label={t('form.end')} {...form.getInputProps('hours.until')} />
      </Row>
    </>
  );
};

/** What is entered of a robot. */
export const RobotFields = ({ form }: { form: UseFormReturnType<RobotEntry> }) => {
  const t = useTranslations('robot');
  const { languages, takes, handsOver } = form.values;
  return (
    <>
      <TextInput label={t('name')} description={t('form.nameHelp')} maxLength={40} {...form.getInputProps('name')} />
      <Textarea
        label={t('form.greeting')}
        description={t('form.greetingHelp')}
        rows={2}
        {...form.getInputProps('greeting')}
      />
      <Textarea
        label={t('form.persona')}
        description={t('form.personaHelp')}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('persona')}
      />
      <Boxes
        legend={t('form.languages')}
        path="languages"
        options={ChannelLanguage.options.map((value) => ({ value, label: localeNames[value] }))}
        value={languages}
        error={form.errors.languages}
        onChange={(value) => form.setFieldValue('languages', value)}
      />
      <Choice
        legend={t('form.takes')}
        options={RobotTakes.options.map((value: RobotTakes) => ({ value, label: t(`form.${value}`) }))}
        value={takes}
        onChange={(value) => form.setFieldValue('takes', value)}
      />
      {(takes === 'open' || takes === 'closed') && <HourFields form={form} />}
      <Box>
        <Boxes
          legend={t('form.handsOver')}
          options={HandOverSwitch.options.map((value: HandOverSwitch) => ({ value, label: t(`form.${value}`) }))}
          value={handsOver}
          onChange={(value) => form.setFieldValue('handsOver', value)}
        />
        <Muted mt={8}>{t('form.always')}</Muted>
      </Box>
    </>
  );
};
