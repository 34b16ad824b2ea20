import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { DayInput } from './day-input.tsx';
import classes from './filter-bar.module.css';
import { Stack } from './layout.tsx';

interface FilterDaysFormProps {
  from: string;
  to: string;
  onApply: (from: string, to: string) => void;
}
const isDay = (text: string): boolean => text === '' || /^\d{8}$/.test(text);

/** The first and the last of the days, by hand. */
const FilterDaysForm = ({ from, to, onApply }: FilterDaysFormProps) => {
  const t = useTranslations('ui.filter');
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const isWrong = first !== '' && last !== '' && isDay(first) && isDay(last) && first > last;
  return (
    <Stack
      as="form"
      className={classes.form}
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay(first) && isDay(last) && !isWrong) onApply(first, last);
      }}
    >
      <DayInput label={t('from')} value={first} onChange={setFirst} />
      <DayInput label={t('to')} value={last} onChange={setLast} error={isWrong && t('wrongDays')} />
      <Button type="submit">{t('apply')}</Button>
    </Stack>
  );
};
export default FilterDaysForm;
