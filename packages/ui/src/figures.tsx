import type { ReactNode } from 'react';
import classes from './figure.module.css';
import { OldData } from './old-data.tsx';

interface FiguresProps {
  /** The columns where there is room for them. */
  className: string | undefined;
  /** Whether the numbers are still on their way. */
  isBusy: boolean;
  /** What the numbers come from, the data of a query: says how old they are where they could not be refreshed. */
  of: object | undefined;
  children: ReactNode;
}

/** Figures of one thing side by side; on a phone one card with a line each, so that what follows them stays near. */
export const Figures = ({ className, isBusy, of, children }: FiguresProps) => (
  <div className={`${className} ${classes.figures}`} aria-busy={isBusy}>
    <OldData of={of} />
    {children}
  </div>
);
