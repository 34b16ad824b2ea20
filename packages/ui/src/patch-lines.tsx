import { useMemo } from 'react';
import { type PatchLine, patchLines } from './patch.ts';
import classes from './patch-lines.module.css';

const signs = { added: '+', removed: '-', same: ' ', jump: ' ' } as const;

/** Long lines are reached by the arrow keys: what scrolls takes the focus. */
const scrollable = { tabIndex: 0 };

const Line = ({ line: { kind, text, number } }: { line: PatchLine }) => (
  <span className={classes.line} data-kind={kind}>
    <span className={classes.number} aria-hidden>
      {number}
    </span>
    {signs[kind]} {text}
    {'\n'}
  </span>
);

/** A unified difference, line by line: what went and what came, by sign and by colour. */
export const PatchLines = ({ patch, label }: { patch: string; label: string }) => {
  const lines = useMemo(() => patchLines(patch), [patch]);
  return (
    <section className={classes.patch} aria-label={label} {...scrollable}>
      <pre className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </pre>
    </section>
  );
};
