import { formatDate } from '@balcao/brazil/dates';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DayPicker } from './day-picker.tsx';
import { dayText, retypedDay } from './day-typing.ts';
import { Muted, Row } from './layout.tsx';
import { changeOf, putInto } from './mask-typing.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface DayInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `YYYYMMDD`, or what was typed as long as it is no day of the calendar. */
  value: string;
  onChange: (value: string) => void;
  /** Under the label. */
  help?: ReactNode;
  /** The days that can also be chosen from a calendar: for a day that one looks for, unlike a birthday. */
  calendar?: { readonly earliest: string; readonly latest: string };
}

/** A day, typed: day first (year first in Chinese). */
export const DayInput = ({ value, onChange, help, calendar, ...rest }: DayInputProps) => {
  const t = useTranslations('ui.day');
  const locale = useLocale();
  // English readers differ about 03/04: the month is said in letters once the day is known.
  const said = locale === 'en-US' && /^\d{8}$/.test(value) ? formatDate(value, { locale }) : undefined;
  return (
    <TextInput
      inputMode="numeric"
      placeholder={t('example')}
      description={help}
      rightSection={
        (said || calendar) && (
          <Row gap={4} align="center" justify="end">
            {said && <Muted as="span">{said}</Muted>}
            {calendar && <DayPicker day={value} {...calendar} onChoose={onChange} />}
          </Row>
        )
      }
      rightSectionWidth={said ? (calendar ? '9.5rem' : '7rem') : undefined}
      rightSectionPointerEvents={calendar ? 'auto' : 'none'}
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
