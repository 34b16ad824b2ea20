import type { ReactNode } from 'react';
import classes from './panel-section.module.css';

/** A part of a side panel under a title of its own. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h3 className={classes.title}>{title}</h3>
    {children}
  </section>
);
