import { Card } from '@balcao/ui/card.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StepList } from '@balcao/ui/step-list.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { editsMerchant } from '../../lib/merchant-rights.ts';
import { useStandings } from '../../lib/standing.ts';
import {
  nextKindIn,
  orderedKinds,
  StandingAction,
  StandingBadge,
  StepText,
  standingKinds,
  stepStateOf,
} from '../../lib/standing-steps.tsx';
import { teamInfoOptions } from '../../lib/team-info.queries.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { ContactEmailCard } from './contact-email-card.tsx';
import { MerchantFacts } from './merchant-facts.tsx';
import classes from './merchant-page.module.css';

/** Who the merchant is, and the two steps that open the product to it. */
export const MerchantPage = () => {
  const t = useTranslations('merchant');
  const shared = useTranslations('shared');
  return (
    <>
      <PageHeader title={shared('merchant')} line={t('line')} />
      <WhyNot of={editsMerchant} />
      <Grid className={classes.columns} gap={16} align="start">
        <Grid gap={16} shrink>
          <Steps />
          <ContactEmailCard />
        </Grid>
        <MerchantFacts />
      </Grid>
    </>
  );
};

const Steps = () => {
  const t = useTranslations('standing.steps');
  const standings = useStandings();
  const { data: team } = useQuery(teamInfoOptions);
  const may = useMay(editsMerchant);
  const next = nextKindIn(standings);
  const isReady = standingKinds.every((kind) => standings[kind].state === 'done');
  return (
    <Card title={t(isReady ? 'ready' : 'title')}>
      <StepList
        steps={orderedKinds(standings).map((kind) => ({
          id: kind,
          title: t(`${kind}.title`),
          state: <StandingBadge state={stepStateOf(standings, kind)} />,
          text: <StepText standings={standings} kind={kind} type={team?.type} />,
          action: (
            <StandingAction
              standing={standings[kind]}
              isNext={kind === next}
              may={may}
              isAlong={stepStateOf(standings, kind) === 'together'}
            />
          ),
        }))}
      />
    </Card>
  );
};
