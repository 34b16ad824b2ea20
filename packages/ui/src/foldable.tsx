import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './foldable.module.css';

/** What not everyone needs every time: folded away under its title. The browser's own, so it works by key and is found by search. */
export const Foldable = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={classes.foldable}>
    <summary className={classes.title}>
      <IconChevronRight size={16} stroke={2} aria-hidden />
      {title}
    </summary>
    <div className={classes.content}>{children}</div>
  </details>
);
