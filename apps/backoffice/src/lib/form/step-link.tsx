import { Link } from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import { placeOf } from './field-place.ts';

interface LooseLinkProps {
  to: string;
  search: (before: object) => object;
  hash?: string;
  className?: string | undefined;
  'aria-current'?: 'step';
  children: ReactNode;
}
/** The steps of every long form are named alike, which the router's types of single pages cannot know. */
const LooseLink = Link as unknown as FunctionComponent<LooseLinkProps>;

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
  <LooseLink
    to="."
    search={(before) => ({ ...before, step })}
    className={className}
    {...(path === undefined ? {} : { hash: placeOf(path) })}
    {...(isCurrent ? { 'aria-current': 'step' } : {})}
  >
    {children}
  </LooseLink>
);
