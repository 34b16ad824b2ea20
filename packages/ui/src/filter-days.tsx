import { formatDate } from '@balcao/brazil/dates';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { cleared, type Filter, type FilterValues, textOf } from './filter.ts';
import { FilterChip } from './filter-chip.tsx';
import { LinesLoading } from './loading.tsx';

const load = () => import('./filter-days-form.tsx');
const FilterDaysForm = lazy(load);
const fetchForm = () => void load().catch(() => undefined); // Opening it tries again, and tells.

interface FilterDaysProps {
  filter: Extract<Filter, { kind: 'days' }>;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** Civil days from one to another, both included, also of the future: what is due on them. */
export const FilterDays = ({ filter, values, onChange }: FilterDaysProps) => {
  const t = useTranslations('ui.filter');
  const locale = useLocale();
  const [from, to] = [textOf(values[filter.fromId]), textOf(values[filter.toId])];
  const said = (day: string): string => {
    try {
      return formatDate(day, { locale });
    } catch {
      return day; // An address may hold what is no day of the calendar.
    }
  };
  const words = () => {
    if (from && to) return t('range', { from: said(from), to: said(to) });
    if (from) return t('sinceDay', { day: said(from) });
    return to && t('untilDay', { day: said(to) });
  };
  return (
    <FilterChip label={filter.label} value={words()} onClear={() => onChange(cleared([filter]))} onReach={fetchForm}>
      {(close) => (
        <Suspense fallback={<LinesLoading lines={4} />}>
          <FilterDaysForm
            from={from ?? ''}
            to={to ?? ''}
            onApply={(first, last) => {
              onChange({ [filter.fromId]: first || undefined, [filter.toId]: last || undefined });
              close();
            }}
          />
        </Suspense>
      )}
    </FilterChip>
  );
};
