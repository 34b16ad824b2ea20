import type { ReactNode } from 'react';
import type { LoginPlace, LoginTab } from './login-address.ts';

interface TabLinkProps {
  place: LoginPlace;
  to: LoginTab;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another form of the page, which keeps what was typed into this one. */
export const TabLink = ({ place, to, className, children }: TabLinkProps) => (
  <a
    className={className ? `link ${className}` : 'link'}
    href={place.hrefOfTab(to)}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return; // They ask for a tab or window of its own.
      event.preventDefault();
      place.show(to);
    }}
  >
    {children}
  </a>
);
