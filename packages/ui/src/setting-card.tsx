import type { ReactNode } from 'react';
import type { Icon } from './icon.ts';
import { Box, Grid, Muted, Row, Text } from './layout.tsx';
import classes from './setting-card.module.css';

interface SettingCardProps {
  icon?: Icon;
  /** In the place of the icon: a picture of the thing itself. */
  mark?: ReactNode;
  title: string;
  /** Of the heading that the title is: 2 where the card stands in no group. */
  level?: 2 | 3;
  /** A status badge next to the title. */
  state?: ReactNode;
  /** What it is for, or the value itself. */
  line?: ReactNode;
  /** The one thing to do, at the right end; a dialog does the rest. */
  action?: ReactNode;
  /** What belongs to it, below: a list, a form. */
  children?: ReactNode;
}

/** One thing that can be set: what it is, how it stands, and one action. Its title is an h3, under the h2 of its group, unless it stands alone. */
export const SettingCard = ({
  icon: CardIcon,
  mark,
  title,
  level = 3,
  state,
  line,
  action,
  children,
}: SettingCardProps) => (
  <section className={classes.card}>
    <Grid className={classes.head} gap={16} rowGap={12} align="center">
      {CardIcon && (
        <Grid as="span" className={classes.icon} align="center" across="center">
          <CardIcon size={20} stroke={1.7} aria-hidden />
        </Grid>
      )}
      {mark}
      <Box shrink>
        <Row gap={12} rowGap={4} align="center" wrap>
          <Text as={`h${level}`} shrink size="inherit" weight={650} breakable>
            {title}
          </Text>
          {state}
        </Row>
        {line && (
          <Muted as="div" mt={2} pretty breakable>
            {line}
          </Muted>
        )}
      </Box>
      {action && (
        <Row className={classes.action} gap={8} wrap>
          {action}
        </Row>
      )}
    </Grid>
    {children && <div className={classes.rest}>{children}</div>}
  </section>
);
