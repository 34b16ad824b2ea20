import { Row } from './layout.tsx';
import classes from './status-badge.module.css';
import { type Tone, ToneIcon } from './tone.tsx';

/** A status: its tone, its icon and its word. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: string }) => (
  <Row as="span" className={classes.badge} inline gap={4} align="center" data-tone={tone}>
    <ToneIcon tone={tone} size={16} />
    {children}
  </Row>
);
