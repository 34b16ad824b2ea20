import { RoleStatus } from '@balcao/contract/role';
import type { TeamEntry } from '@balcao/contract/session';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { reviewTones } from '../../lib/review-tones.ts';
import { RoleBadge } from '../../lib/role-badge.tsx';
import classes from './team-cards.module.css';

export interface Choice {
  readonly onChoose: (merchantId: string) => void;
  /** The team that is being entered. */
  readonly choosing: string | undefined;
}

/** Teams of one's own and teams one has joined, each a card that leads into it. */
export const TeamCards = ({ teams, ...choice }: Choice & { teams: readonly TeamEntry[] }) => {
  const t = useTranslations('team');
  const groups = [
    { title: t('createdByMe'), teams: teams.filter((team) => team.createdByMe) },
    { title: t('joined'), teams: teams.filter((team) => !team.createdByMe) },
  ];
  return groups
    .filter((group) => group.teams.length > 0)
    .map((group) => (
      <section key={group.title} className={classes.group} aria-label={group.title}>
        <Muted as="h2" mb={12} size={14} weight={600}>
          {group.title}
        </Muted>
        <Grid as="ul" className={classes.cards} gap={16}>
          {group.teams.map((team) => (
            <li key={team.merchantId}>
              <TeamCard team={team} {...choice} />
            </li>
          ))}
        </Grid>
      </section>
    ));
};

const TeamCard = ({ team, onChoose, choosing }: Choice & { team: TeamEntry }) => {
  const t = useTranslations('team');
  const isCurrent = useCurrentUser().merchantId === team.merchantId;
  return (
    <button
      type="button"
      className={classes.card}
      data-current={isCurrent || undefined}
      data-busy={choosing === team.merchantId || undefined}
      aria-busy={choosing === team.merchantId}
      disabled={choosing !== undefined}
      onClick={() => onChoose(team.merchantId)}
    >
      <Row as="span" gap={12} align="center">
        <Avatar name={team.name} size={40} />
        <Stack as="span" grow shrink>
          <Text as="span" size={16} weight={600} breakable>
            {team.name}
          </Text>
          <Muted as="span">
            {t('number', { number: team.merchantNumber })} · {t(`type.${team.type}`)}
          </Muted>
        </Stack>
        <IconChevronRight size={20} stroke={1.8} className={classes.arrow} aria-hidden />
      </Row>
      <Row as="span" gap={8} align="center" wrap>
        <StatusBadge tone={reviewTones[team.reviewStatus]}>{t(`review.${team.reviewStatus}`)}</StatusBadge>
        <TeamRole team={team} />
        {isCurrent && <span className={classes.current}>{t('current')}</span>}
      </Row>
    </button>
  );
};

/** What one is in the team: a role that is off, or none, opens nothing there. */
const TeamRole = ({ team }: { team: TeamEntry }) => {
  const t = useTranslations('team');
  const isOff = !team.isAdmin && team.roleStatus === RoleStatus.enum.disabled;
  if (!team.isAdmin && team.roleStatus === null) return <Muted as="span">{t('noRole')}</Muted>;
  return (
    <>
      <RoleBadge of={team} />
      {isOff && <StatusBadge tone="waiting">{t('roleOff')}</StatusBadge>}
    </>
  );
};

/** The page until the teams come: bars of their size. */
export const TeamCardsLoading = () => (
  <div className={classes.group} aria-busy="true">
    <Bar width="10rem" />
    <Grid className={classes.cards} gap={16} style={{ marginTop: '0.75rem' }}>
      {[0, 1].map((card) => (
        <Bar key={card} height="7.25rem" />
      ))}
    </Grid>
  </div>
);
