import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import type { Icon } from './icon.ts';

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
  <div className={classes.state}>
    <span className={classes.icon}>
      <StateIcon size={28} stroke={1.5} aria-hidden />
    </span>
    {wholePage ? <h1 className={classes.title}>{title}</h1> : <p className={classes.title}>{title}</p>}
    {children && <p className={classes.text}>{children}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
