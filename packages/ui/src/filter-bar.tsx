import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cleared, type Filter, type FilterValues, isSet, keysOf } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterDate } from './filter-date.tsx';
import { FilterDays } from './filter-days.tsx';
import { FilterMoney } from './filter-money.tsx';
import { FilterPair } from './filter-pair.tsx';
import { FilterRecord } from './filter-record.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterText } from './filter-text.tsx';
import { FilterWord } from './filter-word.tsx';
import { Row } from './layout.tsx';

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
  const [more, setMore] = useState(false);
  const isHidden = (filter: Filter) => !more && filter.rare === true && !isSet(filter, values);
  const [shown, hidden] = [filters.filter((one) => !isHidden(one)), filters.filter(isHidden)];
  const anySet = filters.some((filter) => isSet(filter, values));
  return (
    <Row as="search" gap={8} align="center" wrap aria-label={t('filters')}>
      {filters.map((filter) => filter.kind === 'text' && <FilterText key={filter.id} filter={filter} {...props} />)}
      <div className={classes.chips}>
        {shown.map((filter) => (
          <OneFilter key={keysOf(filter)[0]} filter={filter} {...props} />
        ))}
        {hidden.length > 0 && (
          <button type="button" className={classes.clear} onClick={() => setMore(true)}>
            {t('more')}
          </button>
        )}
        {anySet && (
          <button type="button" className={classes.clear} onClick={() => onChange(cleared(filters))}>
            {t('clearAll')}
          </button>
        )}
      </div>
    </Row>
  );
};

interface OneFilterProps extends Pick<FilterBarProps, 'values' | 'onChange'> {
  filter: Filter;
}
/** A filter that is a chip; one of text has a field of its own. */
const OneFilter = ({ filter, ...props }: OneFilterProps) => {
  switch (filter.kind) {
    case 'select':
      return <FilterSelect filter={filter} {...props} />;
    case 'money':
      return <FilterMoney filter={filter} {...props} />;
    case 'date':
      return <FilterDate filter={filter} {...props} />;
    case 'days':
      return <FilterDays filter={filter} {...props} />;
    case 'pair':
      return <FilterPair filter={filter} {...props} />;
    case 'record':
      return <FilterRecord filter={filter} {...props} />;
    case 'word':
      return <FilterWord filter={filter} {...props} />;
    default:
      return null;
  }
};
