import type { ReactNode } from 'react';
import classes from './key-values.module.css';

interface KeyValue {
  readonly label: string;
  /** Tells rows of the same label apart. */
  readonly id?: string;
  readonly value: ReactNode;
}

/** Facts of one thing, a line each: the name at the left, the value at the right. An empty value shows a dash. */
export const KeyValues = ({ rows }: { rows: readonly KeyValue[] }) => (
  <dl className={classes.list}>
    {rows.map(({ id, label, value }) => (
      <div key={id ?? label} className={classes.row}>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.value}>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
);
