import type { CurrentUser } from '@balcao/contract/session';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { tellBad, tellGood } from '@balcao/ui/notice';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { logOut } from '../../lib/log-out.ts';
import { inviteHref, loginHref } from '../../lib/login-href.ts';
import { type InvitationRead, useAcceptInvitation } from './invitation.queries.ts';
import classes from './invitation-summary.module.css';
import { InvitationSummary } from './invitation-summary.tsx';

interface InviteForMemberProps {
  code: string;
  invitation: InvitationRead;
  user: CurrentUser;
}

/** An invitation for someone who is logged in: as whom it would be accepted, or why it cannot be by this account. */
export const InviteForMember = ({ code, invitation, user }: InviteForMemberProps) => {
  const t = useTranslations('invitation.page');
  const accept = useAcceptInvitation(({ teamName: team, channel }) =>
    channel?.isManager === false
      ? tellBad(t('joinedWithoutChannel', { team, channel: channel.name }))
      : tellGood(t('joined', { team })),
  );
  const isOwn = invitation.invitedBy === user.account;
  const isMember = accept.error?.name === 'member_already';
  const isForAnother =
    accept.error?.name === 'invitation_for_another' || (invitation.email !== null && invitation.email !== user.email);
  const mayAccept = !isOwn && !isForAnother && !isMember;
  const changeAccount = async () => {
    await logOut();
    location.assign(loginHref(inviteHref(code)));
  };
  return (
    <>
      <InvitationSummary invitation={invitation} level="h1" />
      <Who user={user} />
      {isOwn ? (
        <Note tone="waiting">{t('own')}</Note>
      ) : (
        isForAnother && <Note tone="waiting">{t('forAnother', { email: invitation.email ?? '' })}</Note>
      )}
      {isMember && (
        <Note tone="good">
          {t('already')}{' '}
          <AppLink to="/teams" className="link">
            {t('toTeams')}
          </AppLink>
        </Note>
      )}
      <Row gap={12} wrap>
        {mayAccept && (
          <Button loading={accept.isPending} onClick={() => accept.mutate(code)}>
            {t('accept')}
          </Button>
        )}
        {isOwn && (
          <Button component={AppLink} to="/setting/team?tab=invitations">
            {t('toInvitations')}
          </Button>
        )}
        <Button variant={isForAnother && !isOwn ? 'filled' : 'default'} onClick={() => void changeAccount()}>
          {t('otherAccount')}
        </Button>
      </Row>
    </>
  );
};

const Note = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Row as="p" className={classes.warning} gap={8} mb={24}>
    <ToneIcon tone={tone} />
    <span>{children}</span>
  </Row>
);

/** As whom one would join. */
const Who = ({ user: { account, email, avatar } }: { user: CurrentUser }) => {
  const t = useTranslations('invitation.page');
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
