import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { cleared, type FilterValues, type PairFilter, textOf } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { Stack } from './layout.tsx';
import { TextInput } from './text-input.tsx';

interface FilterPairProps {
  filter: PairFilter;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** A key and its exact value: typed at the chip, and asked for together. */
export const FilterPair = ({ filter, values, onChange }: FilterPairProps) => {
  const t = useTranslations('ui.filter');
  const [key, value] = [textOf(values[filter.keyId]), textOf(values[filter.valueId])];
  const words = key === undefined || value === undefined ? undefined : t('pair', { key, value });
  return (
    <FilterChip label={filter.label} value={words} onClear={() => onChange(cleared([filter]))}>
      {(close) => (
        <PairForm
          filter={filter}
          held={{ key: key ?? '', value: value ?? '' }}
          onApply={(pair) => {
            onChange({ [filter.keyId]: pair?.key, [filter.valueId]: pair?.value });
            close();
          }}
        />
      )}
    </FilterChip>
  );
};

interface Pair {
  readonly key: string;
  readonly value: string;
}
interface PairFormProps {
  filter: PairFilter;
  held: Pair;
  /** Gets nothing where both fields are empty. */
  onApply: (pair: Pair | undefined) => void;
}
const PairForm = ({ filter, held, onApply }: PairFormProps) => {
  const t = useTranslations('ui.filter');
  const [typed, setTyped] = useState(held);
  const [asked, setAsked] = useState(false);
  const [key, value] = [typed.key.trim(), typed.value.trim()];
  const isEmpty = key === '' && value === '';
  const lacks = (text: string) => (!isEmpty && text === '' ? t('pairLacks') : undefined);
  const ofKey = lacks(key) ?? (isEmpty || filter.keyForm.pattern.test(key) ? undefined : filter.keyForm.wrong);
  const ofValue = lacks(value);
  return (
    <Stack
      as="form"
      className={classes.form}
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (ofKey === undefined && ofValue === undefined) onApply(isEmpty ? undefined : { key, value });
      }}
    >
      <TextInput
        label={filter.keyLabel}
        maxLength={filter.keyMaxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.key}
        error={asked && ofKey}
        onChange={(event) => setTyped({ ...typed, key: event.currentTarget.value })}
      />
      <TextInput
        label={filter.valueLabel}
        maxLength={filter.valueMaxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.value}
        error={asked && ofValue}
        onChange={(event) => setTyped({ ...typed, value: event.currentTarget.value })}
      />
      <Button type="submit">{t('apply')}</Button>
    </Stack>
  );
};
