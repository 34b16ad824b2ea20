import type { ReactNode } from 'react';
import type { Icon } from './icon.ts';
import classes from './setting-card.module.css';

interface SettingCardProps {
  icon?: Icon;
  /** In the place of the icon: a picture of the thing itself. */
  mark?: ReactNode;
  title: string;
  /** How it stands, beside the title: a status badge. */
  state?: ReactNode;
  /** What it is for, or the value itself. */
  line?: ReactNode;
  /** The one thing to do, at the right end; a dialog does the rest. */
  action?: ReactNode;
  /** What belongs to it, below: a list, a form. */
  children?: ReactNode;
}

/** One thing that can be set: what it is, how it stands, and one action. Its title is an h3, under the h2 of its group. */
export const SettingCard = ({ icon: CardIcon, mark, title, state, line, action, children }: SettingCardProps) => (
  <section className={classes.card}>
    <div className={classes.head}>
      {CardIcon && (
        <span className={classes.icon}>
          <CardIcon size={20} stroke={1.7} aria-hidden />
        </span>
      )}
      {mark}
      <div className={classes.words}>
        <div className={classes.name}>
          <h3 className={classes.title}>{title}</h3>
          {state}
        </div>
        {line && <div className={classes.line}>{line}</div>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
    {children && <div className={classes.rest}>{children}</div>}
  </section>
);
