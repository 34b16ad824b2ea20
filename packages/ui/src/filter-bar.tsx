import { useTranslations } from 'use-intl';
import { cleared, type Filter, type FilterValues, isSet } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterDate } from './filter-date.tsx';
import { FilterMoney } from './filter-money.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterText } from './filter-text.tsx';

interface FilterBarProps {
  filters: readonly Filter[];
  /** As they stand in the address. */
  values: FilterValues;
  /** Gets the keys that change; `undefined` takes a key out of the address. */
  onChange: (changed: FilterValues) => void;
}

/** What narrows a list. The address holds it, so that back, reload and a shared link work. */
export const FilterBar = ({ filters, values, onChange }: FilterBarProps) => {
  const t = useTranslations('ui.filter');
  const props = { values, onChange };
  const anySet = filters.some((filter) => isSet(filter, values));
  return (
    <search className={classes.bar} aria-label={t('filters')}>
      {filters.map((filter) => filter.kind === 'text' && <FilterText key={filter.id} filter={filter} {...props} />)}
      <div className={classes.chips}>
        {filters.map((filter) => {
          if (filter.kind === 'select') return <FilterSelect key={filter.id} filter={filter} {...props} />;
          if (filter.kind === 'money') return <FilterMoney key={filter.fromId} filter={filter} {...props} />;
          return filter.kind === 'date' && <FilterDate key={filter.fromId} filter={filter} {...props} />;
        })}
        {anySet && (
          <button type="button" className={classes.clear} onClick={() => onChange(cleared(filters))}>
            {t('clearAll')}
          </button>
        )}
      </div>
    </search>
  );
};
