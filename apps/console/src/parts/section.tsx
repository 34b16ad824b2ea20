import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** A part of the catalogue with an anchor of its own. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={classes.title}>
      {title}
    </h2>
    {children}
  </section>
);

/** Things beside each other as far as there is room. */
export const Row = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <div className={wide ? classes.grid : classes.row}>{children}</div>
);
