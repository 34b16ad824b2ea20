import type { ReactNode } from 'react';
import classes from './card.module.css';
import { Row, Text } from './layout.tsx';

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
      <Row as="header" className={classes.header} gap={16} rowGap={8} align="center" justify="between" wrap mb={16}>
        {title && (
          <Text as="h2" size={16} weight={650}>
            {title}
          </Text>
        )}
        {actions}
      </Row>
    )}
    {children}
  </section>
);
