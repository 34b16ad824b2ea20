import type { ReactNode } from 'react';
import { BankCard } from './bank-card.tsx';
import classes from './bench.module.css';
import { ClockCard } from './clock-card.tsx';
import { RailCard } from './rail-card.tsx';
import { ResetCard } from './reset-card.tsx';
import { ReviewCard } from './review-card.tsx';

/** The switches of the sandbox: what happens around the product, which the product itself cannot decide. */
export const Bench = ({ children }: { children?: ReactNode }) => (
  <div className={classes.bench}>
    <div className={classes.column}>
      <RailCard />
      <ReviewCard />
      <BankCard />
    </div>
    <div className={classes.column}>
      <ClockCard />
      {children}
      <ResetCard />
    </div>
  </div>
);
