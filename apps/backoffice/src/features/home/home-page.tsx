import { Card } from '@balcao/ui/card.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { reviewTones } from '../../lib/review-tones.ts';
import { RoleBadge } from '../../lib/role-badge.tsx';
import classes from './home-page.module.css';
import { NextSteps } from './next-steps.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** What other nouns bring to the page; nothing where the member may not see it, or the team is not paid yet. */
interface HomeParts {
  /** Today's figures. */
  readonly today: ReactNode;
  /** What was paid last. */
  readonly latest: ReactNode;
  /** What is the team's own, and what arrives next. */
  readonly money: ReactNode;
}

/** Where the day begins: what waits for the member, how it goes, and what is left to set up. */
export const HomePage = ({ parts: { today, latest, money } }: { parts: HomeParts }) => {
  const t = useTranslations('home');
  const user = useCurrentUser();
  return (
    <>
      <PageHeader title={t('hello', { account: user.account })} line={t('line', { team: user.businessName ?? '' })} />
      <Grid className={classes.parts} gap={24}>
        <WaitingCard hasSteps={user.isAdmin && !user.paymentCert} />
        {today}
        <Grid className={classes.columns} gap={24} align="start">
          <Grid className={classes.parts} gap={24}>
            {user.isAdmin && <NextSteps />}
            {latest}
            {money && <TeamCard />}
          </Grid>
          <Grid className={classes.parts} gap={24}>
            {money || <TeamCard />}
          </Grid>
        </Grid>
      </Grid>
    </>
  );
};

const TeamCard = () => {
  const t = useTranslations('home');
  const team = useTranslations('team');
  const user = useCurrentUser();
  const status = user.reviewStatus;
  return (
    <Card title={t('team')}>
      <KeyValues
        rows={[
          { label: t('number'), value: user.merchantNumber },
          {
            label: t('status'),
            value: status && <StatusBadge tone={reviewTones[status]}>{team(`review.${status}`)}</StatusBadge>,
          },
          { label: t('role'), value: <RoleBadge of={user} /> },
        ]}
      />
    </Card>
  );
};
