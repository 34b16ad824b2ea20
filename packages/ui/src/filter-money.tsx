import { formatBrl } from '@balcao/brazil/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { cleared, type Filter, type FilterValues, numberOf } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { Stack } from './layout.tsx';
import { MoneyInput } from './money-input.tsx';

interface FilterMoneyProps {
  filter: Extract<Filter, { kind: 'money' }>;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** Amounts from one to another, both included, in centavos. */
export const FilterMoney = ({ filter, values, onChange }: FilterMoneyProps) => {
  const t = useTranslations('ui.filter');
  const from = numberOf(values[filter.fromId]);
  const to = numberOf(values[filter.toId]);
  const words = () => {
    if (from !== undefined && from === to) return formatBrl(from);
    if (from !== undefined && to !== undefined) return t('range', { from: formatBrl(from), to: formatBrl(to) });
    if (from !== undefined) return t('atLeast', { amount: formatBrl(from) });
    return to === undefined ? undefined : t('atMost', { amount: formatBrl(to) });
  };
  return (
    <FilterChip label={filter.label} value={words()} onClear={() => onChange(cleared([filter]))}>
      {(close) => (
        <AmountRange
          from={from ?? null}
          to={to ?? null}
          onApply={(low, high) => {
            onChange({ [filter.fromId]: low ?? undefined, [filter.toId]: high ?? undefined });
            close();
          }}
        />
      )}
    </FilterChip>
  );
};

interface AmountRangeProps {
  from: number | null;
  to: number | null;
  onApply: (from: number | null, to: number | null) => void;
}
const AmountRange = ({ from, to, onApply }: AmountRangeProps) => {
  const t = useTranslations('ui.filter');
  const [low, setLow] = useState(from);
  const [high, setHigh] = useState(to);
  const wrong = low !== null && high !== null && low > high;
  return (
    <Stack
      as="form"
      className={classes.form}
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) onApply(low, high);
      }}
    >
      <MoneyInput label={t('from')} value={low} onChange={setLow} />
      <MoneyInput label={t('to')} value={high} onChange={setHigh} error={wrong && t('wrongRange')} />
      <Button type="submit">{t('apply')}</Button>
    </Stack>
  );
};
