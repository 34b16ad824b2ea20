import { useCallback, useMemo, useState } from 'react';
import type { Column } from './data-table.tsx';

export interface ColumnChoice {
  /** Column id → shown. */
  readonly visibility: Readonly<Record<string, boolean>>;
  readonly toggle: (id: string, shown: boolean) => void;
}

const keyOf = (name: string) => `balcao.columns.${name}`;

const storedChoice = (name: string | undefined): Record<string, boolean> => {
  try {
    const stored: unknown = JSON.parse((name && localStorage.getItem(keyOf(name))) || '{}');
    return stored && typeof stored === 'object' ? (stored as Record<string, boolean>) : {};
  } catch {
    return {};
  }
};

/** Which columns of a table are shown: as the columns say, until someone chooses; the choice stays in this browser. */
export const useColumnChoice = <Row>(name: string | undefined, columns: readonly Column<Row>[]): ColumnChoice => {
  const [chosen, setChosen] = useState(() => storedChoice(name));
  const toggle = useCallback(
    (id: string, shown: boolean) =>
      setChosen((before) => {
        const after = { ...before, [id]: shown };
        if (name) localStorage.setItem(keyOf(name), JSON.stringify(after));
        return after;
      }),
    [name],
  );
  return useMemo(
    () => ({
      visibility: Object.fromEntries(columns.map(({ id, hidden }) => [id, chosen[id] ?? !hidden])),
      toggle,
    }),
    [columns, chosen, toggle],
  );
};
