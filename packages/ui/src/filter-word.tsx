import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { cleared, type Filter, type FilterValues, numberOf, textOf } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { Stack } from './layout.tsx';
import { TextInput } from './text-input.tsx';

type WordFilter = Extract<Filter, { kind: 'word' }>;
interface FilterWordProps {
  filter: WordFilter;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** A word that one field must hold: typed at the chip, and asked for as a whole. */
export const FilterWord = ({ filter, values, onChange }: FilterWordProps) => {
  const value = values[filter.id];
  const held = textOf(value) ?? numberOf(value)?.toString();
  return (
    <FilterChip label={filter.label} value={held} onClear={() => onChange(cleared([filter]))}>
      {(close) => (
        <WordForm
          filter={filter}
          held={held ?? ''}
          onApply={(word) => {
            onChange({ [filter.id]: word === '' ? undefined : word });
            close();
          }}
        />
      )}
    </FilterChip>
  );
};

interface WordFormProps {
  filter: WordFilter;
  held: string;
  onApply: (word: string) => void;
}
const WordForm = ({ filter: { label, maxLength = 64, form }, held, onApply }: WordFormProps) => {
  const t = useTranslations('ui.filter');
  const [word, setWord] = useState(held);
  const [asked, setAsked] = useState(false);
  const isWrong = word.trim() !== '' && form !== undefined && !form.pattern.test(word.trim());
  return (
    <Stack
      as="form"
      className={classes.form}
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isWrong) onApply(word.trim());
      }}
    >
      <TextInput
        label={label}
        maxLength={maxLength}
        autoComplete="off"
        value={word}
        error={asked && isWrong && form?.wrong}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Button type="submit">{t('apply')}</Button>
    </Stack>
  );
};
