import type { Preauth } from '@balcao/contract/preauth';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { useNow } from 'use-intl';
import classes from './preauth.module.css';

/** Until when a hold stands, and how much of its time is left. */
export const TimeLeft = ({ preauth: { status, authorisedAt, holdsUntil } }: { preauth: Preauth }) => {
  const now = useNow().getTime();
  if (!authorisedAt || !holdsUntil) return '–';
  const [began, ends] = [Date.parse(authorisedAt), Date.parse(holdsUntil)];
  const left = Math.max(0, Math.min(1, (ends - now) / (ends - began)));
  return (
    <Grid as="span" className={classes.left} gap={4}>
      <Instant at={holdsUntil} />
      {status === 'authorised' && (
        <span className={classes.bar} aria-hidden="true">
          <span className={classes.rest} style={{ width: `${Math.round(left * 100)}%` }} />
        </span>
      )}
    </Grid>
  );
};
