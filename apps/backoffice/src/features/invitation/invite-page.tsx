import { maskEmail } from '@balcao/brazil/mask';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { logOut } from '../../lib/log-out.ts';
import { useCurrentUser } from '../../lib/member.ts';
import {
  endOf,
  type InvitationEnd,
  type InvitationRead,
  invitationOptions,
  useAcceptInvitation,
} from './invitation.queries.ts';
import classes from './invitation-summary.module.css';
import { InvitationSummary } from './invitation-summary.tsx';

/** An invitation, for somebody who is logged in: what it is for, as whom it would be accepted, and what to do when it is over. */
export const InvitePage = () => {
  const { code } = useSearch({ from: '/session/invite' });
  const { data: invitation, error, refetch } = useQuery({ ...invitationOptions(code), enabled: code !== '' });
  const end = code === '' ? 'unknown' : endOf(error);
  return (
    <Grid className={classes.page} across="center">
      <div className={classes.card}>
        <Card>
          {end ? (
            <Over end={end} />
          ) : error && !invitation ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : invitation ? (
            <Open code={code} invitation={invitation} />
          ) : (
            <LinesLoading lines={6} />
          )}
        </Card>
      </div>
    </Grid>
  );
};

const Over = ({ end }: { end: InvitationEnd }) => {
  const t = useTranslations('invitation');
  return (
    <EmptyState
      wholePage
      icon={IconMailOff}
      title={t(`end.${end}.title`)}
      action={
        <AppLink to="/teams" className="link">
          {t('page.toTeams')}
        </AppLink>
      }
    >
      {t(`end.${end}.text`)}
    </EmptyState>
  );
};

const Open = ({ code, invitation }: { code: string; invitation: InvitationRead }) => {
  const t = useTranslations('invitation.page');
  const { email } = useCurrentUser();
  const accept = useAcceptInvitation((team) => tellGood(t('joined', { team })));
  const isForAnother =
    accept.error?.name === 'invitation_for_another' ||
    (invitation.email !== null && invitation.email !== maskEmail(email));
  return (
    <>
      <InvitationSummary invitation={invitation} level="h1" />
      <Who />
      {isForAnother && (
        <Row as="p" className={classes.warning} gap={8} mb={24}>
          <ToneIcon tone="waiting" />
          {t('forAnother', { email: invitation.email ?? '' })}
        </Row>
      )}
      {accept.error?.name === 'member_already' && (
        <Row as="p" className={classes.warning} gap={8} mb={24}>
          <ToneIcon tone="good" />
          <span>
            {t('already')}{' '}
            <AppLink to="/teams" className="link">
              {t('toTeams')}
            </AppLink>
          </span>
        </Row>
      )}
      <Row gap={12} wrap>
        {!isForAnother && (
          <Button loading={accept.isPending} onClick={() => accept.mutate(code)}>
            {t('accept')}
          </Button>
        )}
        <Button variant={isForAnother ? 'filled' : 'default'} onClick={() => void logOut()}>
          {t('otherAccount')}
        </Button>
      </Row>
    </>
  );
};

/** As whom one would join. */
const Who = () => {
  const t = useTranslations('invitation.page');
  const { account, email, avatar } = useCurrentUser();
  return (
    <Row gap={12} align="center" mt={24} mb={24} py={12} px={16} breakable ground="hover" rounded="md">
      <Avatar name={account} picture={avatar} size={40} />
      <span>
        <Text as="span" block weight={550}>
          {t('as', { name: account })}
        </Text>
        <Muted as="span" block>
          {email}
        </Muted>
      </span>
    </Row>
  );
};
