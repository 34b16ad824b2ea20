import type { ReactNode } from 'react';
import classes from './step-list.module.css';

interface Step {
  readonly id: string;
  readonly title: string;
  /** How it stands: a status badge, or a bar until that is known. */
  readonly state: ReactNode;
  /** What it is for, and what is next. */
  readonly text?: ReactNode;
  /** The one thing to do, at the right end. */
  readonly action?: ReactNode;
}

/** What is to be done one after the other, inside a card. The titles are h3, under the h2 of the card. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={classes.steps}>
    {steps.map(({ id, title, state, text, action }) => (
      <li key={id} className={classes.step}>
        <div className={classes.words}>
          <div className={classes.head}>
            <h3 className={classes.title}>{title}</h3>
            {state}
          </div>
          {text && <div className={classes.text}>{text}</div>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </li>
    ))}
  </ol>
);
