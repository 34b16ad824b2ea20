import type { ReactNode } from 'react';
import classes from './pair.module.css';

/** What counts, and below it what belongs to it: two lines of one cell, so that the others have room. */
export const Pair = ({ children, under }: { children: ReactNode; under: ReactNode }) => (
  <span className={classes.pair}>
    <span className={classes.over}>{children}</span>
    <span className={classes.under}>{under}</span>
  </span>
);
