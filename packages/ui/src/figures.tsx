import type { ReactNode } from 'react';
import classes from './figure.module.css';

interface FiguresProps {
  /** The columns where there is room for them. */
  className: string | undefined;
  /** Whether the numbers are still on their way. */
  isBusy: boolean;
  children: ReactNode;
}

/** Figures of one thing side by side; on a phone one card with a line each, so that what follows them stays near. */
export const Figures = ({ className, isBusy, children }: FiguresProps) => (
  <div className={`${className} ${classes.figures}`} aria-busy={isBusy}>
    {children}
  </div>
);
