import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import { IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { type DateRange, daysOf, earliestDay, presetOf, presets, rangeOf, rangeOfDays } from './date-presets.ts';
import { type DateFilter, textOf } from './filter.ts';
import classes from './filter-bar.module.css';
import type { FilterDateProps } from './filter-date.tsx';
import { Stack } from './layout.tsx';
import { LinesLoading } from './loading.tsx';
import { NativeSelect } from './native-select.tsx';

const DateRangeCalendar = lazy(() => import('./date-range-calendar.tsx'));

interface FilterDateChoiceProps extends FilterDateProps {
  range: DateRange | undefined;
  onChoose: (range: DateRange) => void;
}

/** What opens at a filter of days: which of a record's dates, and from when to when. */
const FilterDateChoice = ({ range, onChoose, ...props }: FilterDateChoiceProps) => (
  <>
    {props.filter.basis && <BasisSelect basis={props.filter.basis} {...props} />}
    <PeriodChoice range={range} onChoose={onChoose} />
  </>
);
export default FilterDateChoice;

const BasisSelect = ({ basis, values, onChange }: FilterDateProps & { basis: NonNullable<DateFilter['basis']> }) => {
  const t = useTranslations('ui.filter');
  const [first] = basis.options;
  return (
    <div className={classes.basis}>
      <NativeSelect
        label={t('basis')}
        data={basis.options.map(({ value, label }) => ({ value, label }))}
        value={textOf(values[basis.id]) ?? first?.value ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ [basis.id]: value === first?.value ? undefined : value })
        }
      />
    </div>
  );
};

const PeriodChoice = ({ range, onChoose }: Pick<FilterDateChoiceProps, 'range' | 'onChoose'>) => {
  const t = useTranslations('ui.filter');
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const [now] = useState(() => new Date().toISOString());
  const chosen = range && presetOf(range, now, zone);
  const [custom, setCustom] = useState(range !== undefined && chosen === undefined);
  if (custom)
    return (
      <div className={classes.calendar}>
        <Suspense fallback={<LinesLoading lines={8} />}>
          <DateRangeCalendar
            days={range && daysOf(range, zone)}
            earliest={earliestDay(now, zone)}
            latest={daysOf(rangeOf('today', now, zone), zone).last}
            onChoose={(first, last) => onChoose(rangeOfDays(first, last, zone))}
          />
        </Suspense>
      </div>
    );
  return (
    <Stack className={classes.presets}>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          className={classes.preset}
          aria-pressed={preset === chosen}
          onClick={() => onChoose(rangeOf(preset, now, zone))}
        >
          {t(preset)}
        </button>
      ))}
      <button type="button" className={classes.preset} onClick={() => setCustom(true)}>
        {t('custom')}
        <IconChevronRight size={16} stroke={1.8} aria-hidden />
      </button>
      <p className={classes.note}>{t('threeMonths')}</p>
    </Stack>
  );
};
