import { type RefObject, useEffect, useMemo, useState } from 'react';
import { findOptions, type ListOption, meantOption } from './list-search.ts';

interface ListSelectState {
  value: string;
  onChange: (value: string) => void;
  options: readonly ListOption[];
  free: boolean;
  field: RefObject<HTMLInputElement | null>;
}

/** A field that chooses from a list: what it shows, what fits, and what one can do with it. */
export interface ListSelecting {
  readonly text: string;
  readonly isOpen: boolean;
  /** What fits the letters typed. */
  readonly options: readonly ListOption[];
  /** The option that Enter takes. */
  readonly current: ListOption | undefined;
  /** The value of the option that is chosen already. */
  readonly chosen: string;
  readonly open: () => void;
  readonly close: () => void;
  /** Closes and forgets what was typed. */
  readonly cancel: () => void;
  readonly type: (text: string) => void;
  /** Goes so many options on: around the ends, or only up to them. */
  readonly walk: (by: number, atEnds?: 'around' | 'stop') => void;
  readonly choose: (option: ListOption) => void;
  /** The focus goes elsewhere: what was typed counts when it can only mean one option. */
  readonly leave: () => void;
}

export const useListSelect = ({ value, onChange, options, free, field }: ListSelectState): ListSelecting => {
  const [isOpen, setOpen] = useState(false);
  /** What is being typed; undefined while the field shows the choice. */
  const [query, setQuery] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const typed = free && query !== undefined ? value : query;
  const found = useMemo(() => findOptions(options, typed ?? ''), [options, typed]);
  const first = query ? found[0] : (chosen ?? found[0]);
  const current = found.find((option) => option.value === wanted) ?? (free && !wanted ? undefined : first);
  const text = typed ?? chosen?.label ?? (free ? value : '');
  // What shows a choice is replaced by the next letter; what is being typed is not.
  useEffect(() => {
    if (query === undefined && text !== '' && document.activeElement === field.current) field.current?.select();
  }, [query, text, field]);

  const settle = () => {
    setOpen(false);
    setQuery(undefined);
    setWanted(undefined);
  };
  const give = (next: string) => {
    if (next !== value) onChange(next);
  };
  return {
    text,
    isOpen,
    options: found,
    current,
    chosen: value,
    open: () => {
      if (query === undefined) field.current?.select();
      setOpen(!field.current?.readOnly);
    },
    close: () => setOpen(false),
    cancel: settle,
    type: (text) => {
      setQuery(text);
      setWanted(undefined);
      setOpen(true);
      if (free) give(text);
    },
    walk: (by, atEnds = 'around') => {
      const at = current ? found.indexOf(current) : by > 0 ? -1 : 0;
      const next =
        atEnds === 'stop' ? Math.max(0, Math.min(at + by, found.length - 1)) : (at + by + found.length) % found.length;
      setWanted(found[next]?.value);
    },
    choose: (option) => {
      give(option.value);
      settle();
    },
    leave: () => {
      if (query !== undefined && !free) give(query.trim() === '' ? '' : (meantOption(options, query)?.value ?? value));
      settle();
    },
  };
};
