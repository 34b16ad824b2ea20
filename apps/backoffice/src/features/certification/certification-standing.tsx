import type { CertificationState } from '@balcao/contract/certification';
import { certificationForms } from '@balcao/contract/certification-form';
import { stepAsking } from '@balcao/contract/form-declaration';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { placeOf } from '../../lib/form/field-place.ts';
import { formPages } from '../../lib/merchant-pages.ts';
import { useStandings } from '../../lib/standing.ts';
import { needsPerson, StandingAction, StandingText } from '../../lib/standing-steps.tsx';
import { useCancelSubmission } from '../../lib/submission.queries.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import classes from './certification-page.module.css';

interface StandingProps {
  state: CertificationState;
  /** May the person hand anything in? */
  may: boolean;
  /** What was submitted. */
  values: ReactNode;
}

/** Where a certification stands that was submitted once, and the one next thing to do. */
export const CertificationStanding = ({ state, may, values }: StandingProps) => {
  const t = useTranslations('certification');
  const navigate = useNavigate();
  const cancelTexts = useTranslations('review.cancel');
  const cancel = useCancelSubmission('certification');
  const { status, certified, submission } = state;
  const onCancel = async () => {
    await cancel.mutateAsync();
    tellGood(cancelTexts('done'));
  };
  const onField = (path: string) =>
    void navigate({
      to: '/certify',
      search: { step: stepAsking(certificationForms[submission?.type ?? 'enterprise'].fields, path) ?? 'review' },
      hash: placeOf(path),
    });
  const firstWrong = submission?.verdicts[0]?.path;
  return (
    <Grid className={classes.standing} gap={24} align="start">
      {certified && status !== 'SUCCESS' && (
        <p className={`${classes.note} ${classes.whole}`}>
          <IconRosetteDiscountCheck size={20} stroke={1.8} aria-hidden />
          {t('stillCertified')}
        </p>
      )}
      {status === 'SUCCESS' && <Certified state={state} may={may} />}
      {submission && status !== 'SUCCESS' && (
        <div>
          <SubmissionCard
            submission={submission}
            fields={certificationForms[submission.type].fields}
            onCancel={may ? onCancel : undefined}
            onField={may && status === 'REJECT' ? onField : undefined}
          />
          {may && status === 'REJECT' && firstWrong !== undefined && (
            <Row gap={12} wrap mt={20}>
              <Button onClick={() => onField(firstWrong)}>{t('mend')}</Button>
            </Row>
          )}
          {may && status === 'REJECT' && firstWrong === undefined && (
            <Row gap={12} wrap mt={20}>
              <Button renderRoot={(props) => <AppLink {...props} to={formPages.merchant} />}>
                {t('mendTogether')}
              </Button>
            </Row>
          )}
          {may && status === 'REVOKED' && (
            <Row gap={12} wrap mt={20}>
              <ToStep step="review" isNext>
                {t('again')}
              </ToStep>
            </Row>
          )}
        </div>
      )}
      {submission && <Card title={t(status === 'SUCCESS' ? 'accepted' : 'submitted')}>{values}</Card>}
    </Grid>
  );
};

const ToStep = ({ step, isNext = false, children }: { step: string; isNext?: boolean; children: string }) => (
  <Button
    variant={isNext ? 'filled' : 'default'}
    renderRoot={(props) => <AppLink {...props} to="/certify" search={{ step }} />}
  >
    {children}
  </Button>
);

const Certified = ({ state: { submission }, may }: Pick<StandingProps, 'state' | 'may'>) => {
  const t = useTranslations('certification.certified');
  const { merchant } = useStandings();
  const isWhole = merchant.state === 'done';
  const since = submission?.decidedAt ?? submission?.submittedAt;
  return (
    <Card title={t('title')} actions={<StatusBadge tone="good">{t('badge')}</StatusBadge>}>
      <Text pretty prose>
        {since && t.rich('since', { since: () => <Instant at={since} form="date" /> })}{' '}
        {t(isWhole ? 'textWhole' : 'text')}{' '}
        {!isWhole && merchant.state !== 'open' && <StandingText standing={merchant} type={submission?.type} />}
      </Text>
      <Row gap={12} wrap mt={20}>
        {!isWhole && <StandingAction standing={merchant} isNext={may && needsPerson(merchant)} may={may} />}
        {may && <ToStep step="type">{t('change')}</ToStep>}
      </Row>
      {may && <Muted mt={16}>{t('changeLine')}</Muted>}
    </Card>
  );
};
