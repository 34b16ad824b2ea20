import type { ReactNode } from 'react';
import classes from './callout.module.css';
import { Row } from './layout.tsx';
import { ToneIcon } from './tone.tsx';

interface CalloutProps {
  tone: 'waiting' | 'moving' | 'good' | 'bad';
  title: string;
  /** What it means for the reader. */
  children: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

/** Something that a screen says before anything else, with the way on. */
export const Callout = ({ tone, title, children, action }: CalloutProps) => (
  <Row as="section" className={classes.callout} gap={12} align="center" wrap data-tone={tone} aria-label={title}>
    <ToneIcon tone={tone} />
    <div className={classes.words}>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
    {action}
  </Row>
);
