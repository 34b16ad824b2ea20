import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row } from './layout.tsx';
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
      <Row as="span" className={classes.more} inline gap={4} align="center">
        {more}
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </Row>
    </summary>
    <div className={classes.changes}>{children}</div>
  </details>
);
