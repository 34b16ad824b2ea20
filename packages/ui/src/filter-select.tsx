import { useTranslations } from 'use-intl';
import { CheckList } from './check-list.tsx';
import { cleared, type Filter, type FilterValues, listOf } from './filter.ts';
import { FilterChip } from './filter-chip.tsx';

interface FilterSelectProps {
  filter: Extract<Filter, { kind: 'select' }>;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** Some of several, none chosen means all; or one of several, where "all" stands first. */
export const FilterSelect = ({ filter, values, onChange }: FilterSelectProps) => {
  const t = useTranslations('ui.filter');
  const chosen = listOf(values[filter.id]);
  const labels = filter.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const [first, ...others] = labels;
  const words = first && others.length > 0 ? t('several', { first, count: others.length }) : first;
  const toggle = (value: string, isChosen: boolean) => {
    const after = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value);
    onChange({ [filter.id]: after.length > 0 ? after : undefined });
  };
  return (
    <FilterChip label={filter.label} value={words} onClear={() => onChange(cleared([filter]))}>
      {() =>
        filter.isSingle ? (
          <CheckList
            isSingle
            legend={filter.label}
            options={[{ value: '', label: t('all') }, ...filter.options]}
            chosen={chosen.length > 0 ? chosen : ['']}
            onToggle={(value) => onChange({ [filter.id]: value === '' ? undefined : value })}
          />
        ) : (
          <CheckList legend={filter.label} options={filter.options} chosen={chosen} onToggle={toggle} />
        )
      }
    </FilterChip>
  );
};
