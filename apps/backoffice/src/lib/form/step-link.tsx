import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { placeOf } from './field-place.ts';

interface StepLinkProps {
  /** The id of a step of the form that is open. */
  step: string;
  /** A field in it, where the cursor is to be. */
  path?: string;
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to a step of the form, or to a field in one. */
export const StepLink = ({ step, path, isCurrent = false, className, children }: StepLinkProps) => (
  <Link
    to="."
    search={(before) => ({ ...before, step })}
    className={className}
    {...(path === undefined ? {} : { hash: placeOf(path) })}
    {...(isCurrent ? { 'aria-current': 'step' } : {})}
  >
    {children}
  </Link>
);
