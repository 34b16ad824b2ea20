import type { ReactNode } from 'react';
import classes from './timeline.module.css';
import { type Tone, ToneIcon } from './tone.tsx';

interface TimelineEvent {
  readonly id: string;
  readonly tone: Tone;
  readonly title: ReactNode;
  /** When; an `Instant` as a rule. */
  readonly at?: ReactNode;
  readonly detail?: ReactNode;
}

/** What happened to one thing, in order. */
export const Timeline = ({ events }: { events: readonly TimelineEvent[] }) => (
  <ol className={classes.list}>
    {events.map(({ id, tone, title, at, detail }) => (
      <li key={id} className={classes.event}>
        <span className={classes.mark}>
          <ToneIcon tone={tone} />
        </span>
        <div className={classes.words}>
          <div className={classes.head}>
            <span className={classes.title}>{title}</span>
            {at && <span className={classes.at}>{at}</span>}
          </div>
          {detail && <div className={classes.detail}>{detail}</div>}
        </div>
      </li>
    ))}
  </ol>
);
