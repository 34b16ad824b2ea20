import { Card } from '@balcao/ui/card.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { reviewTones } from '../../lib/review-tones.ts';
import { RoleBadge } from '../../lib/role-badge.tsx';
import classes from './home-page.module.css';
import { NextSteps } from './next-steps.tsx';

/** The welcome: which team this is, and what to do next in it. */
export const HomePage = () => {
  const t = useTranslations('home');
  const team = useTranslations('team');
  const user = useCurrentUser();
  const status = user.reviewStatus;
  return (
    <>
      <PageHeader title={t('hello', { account: user.account })} line={t('line', { team: user.businessName ?? '' })} />
      <Grid className={classes.columns} gap={16} align="start">
        <NextSteps />
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
      </Grid>
    </>
  );
};
