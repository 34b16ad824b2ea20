import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { endOf, invitationOptions } from './invitation.queries.ts';
import classes from './invitation-summary.module.css';
import { InviteForGuest } from './invite-for-guest.tsx';
import { InviteForMember } from './invite-for-member.tsx';
import { InviteOver } from './invite-over.tsx';

/** An invitation: what it is for, as whom it would be accepted or how to log in for that, and what to do when it is over. */
export const InvitePage = () => {
  const { code } = useSearch({ from: '/session/invite' });
  const user = useRouteContext({ from: '/session/invite', select: (context) => context.user });
  const { data: invitation, error, refetch } = useQuery({ ...invitationOptions(code), enabled: code !== '' });
  const end = code === '' ? 'unknown' : endOf(error);
  return (
    <Grid className={classes.page} across="center">
      <div className={classes.card}>
        <Card>
          {end ? (
            <InviteOver end={end} isGuest={!user} />
          ) : error && !invitation ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : !invitation ? (
            <LinesLoading lines={6} />
          ) : user ? (
            <InviteForMember code={code} invitation={invitation} user={user} />
          ) : (
            <InviteForGuest code={code} invitation={invitation} />
          )}
        </Card>
      </div>
    </Grid>
  );
};
