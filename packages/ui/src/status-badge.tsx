import classes from './status-badge.module.css';
import { type Tone, ToneIcon } from './tone.tsx';

/** A status: its tone, its icon and its word. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={classes.badge} data-tone={tone}>
    <ToneIcon tone={tone} size={16} />
    {children}
  </span>
);
