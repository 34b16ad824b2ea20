import type { MerchantFormState } from '@balcao/contract/merchant';
import { merchantForms } from '@balcao/contract/merchant-form';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { IconBuildingBank } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { editsMerchant } from '../../lib/merchant-rights.ts';
import { useCancelSubmission } from '../../lib/submission.queries.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import classes from './info-page.module.css';
import { SubmittedValues } from './submitted-values.tsx';

/** What was submitted: the account first, since that is what people come back for, then everything else. */
export const PaymentDataInfo = ({ state }: { state: MerchantFormState }) => {
  const t = useTranslations('merchant.payment');
  const { status, certified, submission, values } = state;
  if (!submission) return <NothingYet />;
  const shown = { fields: merchantForms[submission.type].fields, values };
  return (
    <>
      {/* Accepted, and yet it may hold no more; what waits or was rejected says so in its own card. */}
      {status === 'SUCCESS' && <CertifiedNotice needs="payment" />}
      <Grid className={classes.columns} gap={16} align="start">
        <Beside state={state} />
        <Grid gap={16} shrink>
          <Card title={t('account')} actions={status === 'SUCCESS' && certified && <ChangeButton />}>
            <SubmittedValues {...shown} only={(section) => section === 'account'} untitled />
          </Card>
          <Card title={t(status === 'SUCCESS' ? 'accepted' : 'submitted')}>
            <SubmittedValues {...shown} only={(section) => section !== 'account'} />
          </Card>
        </Grid>
      </Grid>
    </>
  );
};

const Beside = ({ state: { submission } }: { state: MerchantFormState }) => {
  const t = useTranslations('review.cancel');
  const may = useMay(editsMerchant);
  const cancel = useCancelSubmission('merchant');
  const onCancel = async () => {
    await cancel.mutateAsync();
    tellGood(t('done'));
  };
  return (
    <div className={classes.beside}>
      {submission && (
        <SubmissionCard
          submission={submission}
          fields={merchantForms[submission.type].fields}
          onCancel={may ? onCancel : undefined}
        />
      )}
    </div>
  );
};

const ChangeButton = () => {
  const t = useTranslations('merchant.payment');
  if (!useMay(editsMerchant)) return null;
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/setting/merchant/payment" search={{ edit: true }} />}
    >
      {t('change')}
    </Button>
  );
};

/** Someone who may only look, before there is anything to look at. */
const NothingYet = () => {
  const t = useTranslations('merchant.payment.none');
  return (
    <>
      <CertifiedNotice needs="team" />
      <Card>
        <EmptyState icon={IconBuildingBank} title={t('title')}>
          {t('text')}
        </EmptyState>
      </Card>
    </>
  );
};
