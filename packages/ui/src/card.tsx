import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title?: string;
  /** At the right end of the title's line. */
  actions?: ReactNode;
  /** Without padding: for tables and lists that bring their own. */
  flush?: boolean;
  children: ReactNode;
}

/** A thing of its own on a page: a border, no shadow. */
export const Card = ({ title, actions, flush = false, children }: CardProps) => (
  <section className={classes.card} data-flush={flush || undefined}>
    {(title || actions) && (
      <header className={classes.header}>
        {title && <h2 className={classes.title}>{title}</h2>}
        {actions}
      </header>
    )}
    {children}
  </section>
);
