import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { lazy, Suspense } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { type DateRange, daysOf, presetOf } from './date-presets.ts';
import { cleared, type DateFilter, type FilterValues, textOf } from './filter.ts';
import { FilterChip } from './filter-chip.tsx';
import { LinesLoading } from './loading.tsx';

const load = () => import('./filter-date-choice.tsx');
const FilterDateChoice = lazy(load);
const fetchChoice = () => void load().catch(() => undefined); // Opening it tries again, and tells.

export interface FilterDateProps {
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
      onReach={fetchChoice}
    >
      {(close) => (
        <Suspense fallback={<LinesLoading lines={8} />}>
          <FilterDateChoice
            filter={filter}
            values={values}
            onChange={onChange}
            range={range}
            onChoose={(chosen) => {
              set(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </FilterChip>
  );
};
