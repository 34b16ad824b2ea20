import type { ReactNode } from 'react';
import { Text } from './layout.tsx';
import classes from './panel-section.module.css';

/** A part of a side panel under a title of its own. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <Text as="h3" mb={12} size={16} weight={650}>
      {title}
    </Text>
    {children}
  </section>
);
