import type { ReactNode } from 'react';
import classes from './order-panel.module.css';

/** A part of the panel under a title of its own. */
export const OrderSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h3 className={classes.title}>{title}</h3>
    {children}
  </section>
);
