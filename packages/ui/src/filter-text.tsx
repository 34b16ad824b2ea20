import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { beforeClick } from './before-click.ts';
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

/**
 * A search by words or a number: asks when the typing pauses, at Enter, and when the field is left, so that nothing is asked after a
 * row was opened or another filter chosen. It never asks while a row is pressed: a list that moves then would swallow the click.
 */
export const FilterText = ({ filter, values, onChange }: FilterTextProps) => {
  const held = textOf(values[filter.id]) ?? '';
  const [typed, setTyped] = useState(held);
  const [heldBefore, setHeldBefore] = useState(held);
  const [asked, setAsked] = useState(held);
  if (held !== heldBefore) {
    setHeldBefore(held);
    // The address changed by itself (back, or "clear filters"): the field follows. What was asked for here may arrive after more was typed.
    if (held !== asked) {
      setAsked(held);
      setTyped(held);
    }
  }
  const ask = () => {
    const text = typed.trim();
    if (text === asked) return;
    const instead = filter.instead?.(text);
    if (instead) {
      setAsked('');
      setTyped('');
      onChange({ ...instead, [filter.id]: undefined });
      return;
    }
    setAsked(text);
    onChange({ [filter.id]: text === '' ? undefined : text });
  };
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => beforeClick(askLater), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return (
    <TextInput
      type="search"
      className={classes.text}
      aria-label={filter.label}
      placeholder={filter.label}
      leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
      maxLength={filter.maxLength ?? 64}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => beforeClick(ask)}
      onKeyDown={(event) => event.key === 'Enter' && ask()}
    />
  );
};
