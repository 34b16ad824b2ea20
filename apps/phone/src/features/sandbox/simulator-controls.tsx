import { Grid, Stack } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import { BankCard } from './bank-card.tsx';
import { ClockCard } from './clock-card.tsx';
import { RailCard } from './rail-card.tsx';
import { ResetCard } from './reset-card.tsx';
import { ReviewCard } from './review-card.tsx';
import classes from './simulator-controls.module.css';

/** The switches of the sandbox: what happens around the product, which the product itself cannot decide. */
export const SimulatorControls = ({ children }: { children?: ReactNode }) => (
  <Grid className={classes.bench} gap={16}>
    <Stack gap={16} shrink>
      <RailCard />
      <ReviewCard />
      <BankCard />
    </Stack>
    <Stack gap={16} shrink>
      <ClockCard />
      {children}
      <ResetCard />
    </Stack>
  </Grid>
);
