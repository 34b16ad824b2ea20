import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { type Filter, type FilterValues, textOf } from './filter.ts';
import classes from './filter-bar.module.css';
import { TextInput } from './text-input.tsx';

interface FilterTextProps {
  filter: Extract<Filter, { kind: 'text' }>;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

/** Long enough that a word is typed whole before the list is asked for it. */
const pauseMs = 350;

/** A search by words or a number: asks when the typing pauses, or at Enter. */
export const FilterText = ({ filter, values, onChange }: FilterTextProps) => {
  const held = textOf(values[filter.id]) ?? '';
  const [typed, setTyped] = useState(held);
  const [heldBefore, setHeldBefore] = useState(held);
  if (held !== heldBefore) {
    // The address changed by itself (back, or "clear filters"): the field follows.
    setHeldBefore(held);
    if (held !== typed.trim()) setTyped(held);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (text: string) => {
    clearTimeout(timer.current);
    if (text !== held) onChange({ [filter.id]: text === '' ? undefined : text });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text.trim()), pauseMs);
  };
  return (
    <TextInput
      type="search"
      className={classes.text}
      aria-label={filter.label}
      placeholder={filter.label}
      leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
      maxLength={filter.maxLength ?? 64}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && ask(typed.trim())}
    />
  );
};
