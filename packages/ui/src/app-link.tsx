import { Link } from '@tanstack/react-router';
import type { FunctionComponent, MouseEvent, ReactNode } from 'react';

export interface AppLinkProps {
  /** An address of the app, below its base path. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  search?: Readonly<Record<string, unknown>>;
  activeProps?: { className?: string | undefined; 'aria-current'?: 'page' };
  inactiveProps?: { className?: string | undefined; 'aria-current'?: 'page' };
  activeOptions?: { exact?: boolean; includeSearch?: boolean };
  'aria-label'?: string;
  'aria-current'?: 'page';
  title?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The router's link for the parts that serve every app. Each app knows its own addresses by type; the shared parts get them as
 * plain strings, so the one place where that knowledge is dropped is here.
 */
export const AppLink = Link as unknown as FunctionComponent<AppLinkProps>;
