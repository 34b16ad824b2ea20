import { formatDate } from '@balcao/brazil/dates';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import type { InvitationRead } from './invitation.queries.ts';
import classes from './invitation-summary.module.css';

/** What an invitation is for: into which team, by whom, in which role, until when. */
export const InvitationSummary = ({ invitation, level }: { invitation: InvitationRead; level: 'h1' | 'h2' }) => {
  const t = useTranslations('invitation.summary');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'America/Sao_Paulo';
  const { teamName, invitedBy, roleName, channelName, email, expiresAt } = invitation;
  const Title = level;
  return (
    <Row gap={16}>
      <Avatar name={teamName} size={48} />
      <Text as="div" shrink breakable>
        <Title className={classes.title}>{t('title', { team: teamName })}</Title>
        <Muted mt={4} pretty>
          {t('line', { by: invitedBy, role: roleName })}
        </Muted>
        {channelName !== null && (
          <Muted mt={4} pretty>
            {t('channel', { channel: channelName })}
          </Muted>
        )}
        <Muted mt={4} pretty>
          {t(email ? 'untilFor' : 'until', {
            day: formatDate(expiresAt, { locale, zone, form: 'date' }),
            email: email ?? '',
          })}
        </Muted>
      </Text>
    </Row>
  );
};
