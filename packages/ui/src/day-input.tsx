import { formatDate } from '@balcao/brazil/dates';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayText, retypedDay } from './day-typing.ts';
import { changeOf, putInto } from './mask-typing.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface DayInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `YYYYMMDD`, or what was typed as long as it is no day of the calendar. */
  value: string;
  onChange: (value: string) => void;
  /** Under the label. */
  help?: ReactNode;
}

/** A day that one knows by heart, such as a birthday: typed, day first (year first in Chinese), without a calendar. */
export const DayInput = ({ value, onChange, help, ...rest }: DayInputProps) => {
  const t = useTranslations('ui.day');
  const locale = useLocale();
  // English readers differ about 03/04: the month is said in letters once the day is known.
  const said = locale === 'en-US' && /^\d{8}$/.test(value) ? formatDate(value, { locale }) : undefined;
  return (
    <TextInput
      inputMode="numeric"
      placeholder={t('example')}
      description={help}
      rightSection={said && <span style={{ color: 'var(--mantine-color-dimmed)' }}>{said}</span>}
      rightSectionWidth={said ? '7rem' : undefined}
      rightSectionPointerEvents="none"
      {...rest}
      autoComplete={rest.autoComplete ?? 'off'}
      value={dayText(value, locale)}
      onChange={({ currentTarget, nativeEvent }) => {
        const typed = retypedDay(value, changeOf(currentTarget, nativeEvent), locale);
        putInto(currentTarget, typed);
        if (typed.value !== value) onChange(typed.value);
      }}
    />
  );
};
