import '@mantine/core/styles/Input.css';
import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { NativeSelect } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { type DateRange, daysOf, earliestDay, presetOf, presets, rangeOf, rangeOfDays } from './date-presets.ts';
import { cleared, type DateFilter, type FilterValues, textOf } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { LinesLoading } from './loading.tsx';

const DateRangeCalendar = lazy(() => import('./date-range-calendar.tsx'));

interface FilterDateProps {
  filter: DateFilter;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** Days from one to another, both included, and which of a record's dates they speak of. */
export const FilterDate = ({ filter, values, onChange }: FilterDateProps) => {
  const t = useTranslations('ui.filter');
  const locale = useLocale();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const [from, to] = [textOf(values[filter.fromId]), textOf(values[filter.toId])];
  const range = from && to ? { from, to } : undefined;
  const set = ({ from: first, to: end }: DateRange) => onChange({ [filter.fromId]: first, [filter.toId]: end });
  const basis = filter.basis?.options.find(({ value }) => value === textOf(values[filter.basis?.id ?? '']));
  const words = () => {
    if (!range) return basis?.label;
    const preset = presetOf(range, new Date().toISOString(), zone);
    if (preset) return t(preset);
    const { first, last } = daysOf(range, zone);
    const [from, to] = [formatDate(first, { locale }), formatDate(last, { locale })];
    return first === last ? from : t('range', { from, to });
  };
  return (
    <FilterChip
      label={(range && basis?.label) ?? filter.label}
      value={words()}
      onClear={() => onChange(cleared([filter]))}
    >
      {(close) => (
        <>
          {filter.basis && <BasisSelect filter={filter} basis={filter.basis} values={values} onChange={onChange} />}
          <PeriodChoice
            range={range}
            onChoose={(chosen) => {
              set(chosen);
              close();
            }}
          />
        </>
      )}
    </FilterChip>
  );
};

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

const PeriodChoice = ({ range, onChoose }: { range: DateRange | undefined; onChoose: (range: DateRange) => void }) => {
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
    <div className={classes.presets}>
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
    </div>
  );
};
