import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import type { Icon } from './icon.ts';
import { Box, Grid, Stack, Text } from './layout.tsx';

interface EmptyStateProps {
  icon: Icon;
  /** What is (not) here. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** It is all there is on the page, so its title is the page's heading. */
  wholePage?: boolean;
}

/** A place where nothing is yet: says so, and what one can do about it. */
export const EmptyState = ({ icon: StateIcon, title, children, action, wholePage = false }: EmptyStateProps) => (
  <Stack className={classes.state} align="center">
    <Grid as="span" className={classes.icon} align="center" across="center" mb={16}>
      <StateIcon size={28} stroke={1.5} aria-hidden />
    </Grid>
    {wholePage ? (
      <Text as="h1" size={16} weight={650} balance>
        {title}
      </Text>
    ) : (
      <Text size={16} weight={650} balance>
        {title}
      </Text>
    )}
    {children && <p className={classes.text}>{children}</p>}
    {action && <Box mt={20}>{action}</Box>}
  </Stack>
);
