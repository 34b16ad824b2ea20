import { useTranslations } from 'use-intl';
import { cleared, type Filter, type FilterValues, isSet } from './filter.ts';
import { FilterChip } from './filter-chip.tsx';

interface FilterRecordProps {
  filter: Extract<Filter, { kind: 'record' }>;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** One record of many: looked for where the chip opens, and named on the chip. */
export const FilterRecord = ({ filter, values, onChange }: FilterRecordProps) => {
  const t = useTranslations('ui.loading');
  const name = isSet(filter, values) ? (filter.name ?? t('part')) : undefined;
  return (
    <FilterChip label={filter.label} value={name} onClear={() => onChange(cleared([filter]))}>
      {(close) =>
        filter.choice((value) => {
          onChange({ [filter.id]: value });
          close();
        })
      }
    </FilterChip>
  );
};
