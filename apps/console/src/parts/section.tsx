import { Text } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** A part of the catalogue with an anchor of its own. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
    <Text as="h2" id={`${id}-title`} mb={16} size={16} weight={650}>
      {title}
    </Text>
    {children}
  </section>
);

/** Children in a row as far as there is room. */
export const Example = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <div className={wide ? classes.grid : classes.row}>{children}</div>
);
