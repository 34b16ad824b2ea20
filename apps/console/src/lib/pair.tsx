import { Box, Stack } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import classes from './pair.module.css';

/** What counts, and below it what belongs to it: two lines of one cell, so that the others have room. */
export const Pair = ({ children, under }: { children: ReactNode; under: ReactNode }) => (
  <Stack as="span" py={6} shrink>
    <Box as="span" shrink>
      {children}
    </Box>
    <span className={classes.under}>{under}</span>
  </Stack>
);
