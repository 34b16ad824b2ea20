import { certificationForms } from '@balcao/contract/certification-form';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { editsMerchant } from '../../lib/merchant-rights.ts';
import { certificationOptions, useCancelSubmission } from '../../lib/submission.queries.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import classes from './info-page.module.css';
import { SubmittedValues } from './submitted-values.tsx';

/** Who the team is: what was submitted, how that stands, and the way to change it. */
export const CertificationPage = () => {
  const t = useTranslations('merchant.certification');
  const query = useQuery(certificationOptions);
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} back="/setting/merchant" />
      <WhyNot of={editsMerchant} />
      <Loaded
        query={query}
        loading={
          <Card>
            <LinesLoading lines={8} />
          </Card>
        }
      >
        {(data) => <Info state={data} />}
      </Loaded>
    </>
  );
};

type State = NonNullable<Awaited<ReturnType<NonNullable<typeof certificationOptions.queryFn>>>>;

const Info = ({ state: { status, submission, values } }: { state: State }) => {
  const t = useTranslations('merchant.certification');
  const review = useTranslations('review.cancel');
  const may = useMay(editsMerchant);
  const cancel = useCancelSubmission('certification');
  if (!submission)
    return (
      <Card>
        <EmptyState
          icon={IconRosetteDiscountCheck}
          title={t('none.title')}
          action={may && <ToForm isNext>{t('start')}</ToForm>}
        >
          {t('none.text')}
        </EmptyState>
      </Card>
    );
  const { fields } = certificationForms[submission.type];
  const onCancel = async () => {
    await cancel.mutateAsync();
    tellGood(review('done'));
  };
  const isAccepted = status === 'SUCCESS';
  const words = { NO: 'start', UNDER: 'change', REJECT: 'fix', REVOKED: 'again', SUCCESS: 'change' } as const;
  return (
    <Grid className={classes.columns} gap={16} align="start">
      <div className={classes.beside}>
        <SubmissionCard submission={submission} fields={fields} onCancel={may ? onCancel : undefined} />
      </div>
      <Card
        title={t(isAccepted ? 'accepted' : 'submitted')}
        actions={may && status !== 'UNDER' && <ToForm isNext={!isAccepted}>{t(words[status])}</ToForm>}
      >
        <SubmittedValues fields={fields} values={values} />
      </Card>
    </Grid>
  );
};

const ToForm = ({ isNext, children }: { isNext: boolean; children: string }) => (
  <Button variant={isNext ? 'filled' : 'default'} renderRoot={(props) => <AppLink {...props} to="/certify" />}>
    {children}
  </Button>
);
