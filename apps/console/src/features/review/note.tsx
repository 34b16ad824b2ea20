import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import type { ReactNode } from 'react';
import classes from './note.module.css';

interface NoteProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}
/** Something to know before the fields are read. */
export const Note = ({ tone, title, children, action }: NoteProps) => (
  <section className={classes.note} data-tone={tone} aria-label={title}>
    <ToneIcon tone={tone} />
    <div className={classes.words}>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
    </div>
    {action && <div className={classes.action}>{action}</div>}
  </section>
);
