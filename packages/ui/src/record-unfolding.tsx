import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './record-list.module.css';

interface RecordUnfoldingProps {
  sentence: ReactNode;
  /** What leads to the rest. */
  more: string;
  children: ReactNode;
}

/** A sentence of the record, which unfolds what it does not say itself. */
export const RecordUnfolding = ({ sentence, more, children }: RecordUnfoldingProps) => (
  <details>
    <summary className={classes.summary}>
      <span>{sentence}</span>
      <span className={classes.more}>
        {more}
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </span>
    </summary>
    <div className={classes.changes}>{children}</div>
  </details>
);
