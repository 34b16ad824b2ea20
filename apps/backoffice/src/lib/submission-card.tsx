import type { FormField } from '@balcao/contract/form-declaration';
import type { Submission } from '@balcao/contract/review';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Box, Grid, Text } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { infoPages } from './merchant-pages.ts';
import { PromiseBar } from './promise-bar.tsx';
import { reviewTones } from './review-tones.ts';
import classes from './submission-card.module.css';
import { SubmissionQuestion } from './submission-question.tsx';
import { SubmissionTimeline } from './submission-timeline.tsx';
import { SubmissionVerdicts } from './submission-verdicts.tsx';

interface SubmissionCardProps {
  submission: Submission;
  /** Those of the form that was submitted. */
  fields: readonly FormField[];
  /** Takes it back; left out where someone may not. Called after the person agreed. */
  onCancel?: (() => Promise<unknown>) | undefined;
  /**
   * Leads to the field at a path of the form, such as `partners.0.cpf`: the form stands below, so what happened is folded away. Left
   * out where there is no form to mend it in.
   */
  onField?: ((path: string) => void) | undefined;
}

/**
 * A submission as its team sees it: its state, when a decision is due, the reviewer's question, what is to be corrected, and its history. Members who
 * may answer do so here.
 */
export const SubmissionCard = ({ submission, fields, onCancel, onField }: SubmissionCardProps) => {
  const t = useTranslations('review');
  const { kind, status, isAsked, remark, verdicts } = submission;
  const isWaiting = status === 'UNDER';
  return (
    <Card
      title={t(`title.${kind}`)}
      actions={<StatusBadge tone={reviewTones[status]}>{t(`status.${status}`)}</StatusBadge>}
    >
      <Grid className={classes.parts} gap={24}>
        {isWaiting && isAsked && <SubmissionQuestion submission={submission} />}
        {isWaiting && <PromiseBar submission={submission} />}
        {submission.isJoined && <Joined />}
        {status === 'REVOKED' && <p className={classes.line}>{t('revokedLine')}</p>}
        {status === 'REJECT' && <SubmissionVerdicts verdicts={verdicts} fields={fields} onField={onField} />}
        {remark && (
          <div>
            <Text as="h3" size={14} weight={650}>
              {t('remark')}
            </Text>
            <Text mt={4} breakable lines>
              {remark}
            </Text>
          </div>
        )}
      </Grid>
      {onField ? (
        <Box mt={16}>
          <Foldable title={t('timeline.title')}>
            <SubmissionTimeline submission={submission} />
          </Foldable>
        </Box>
      ) : (
        <PanelSection title={t('timeline.title')}>
          <SubmissionTimeline submission={submission} />
        </PanelSection>
      )}
      {isWaiting && onCancel && !submission.isJoined && <CancelButton onCancel={onCancel} />}
    </Card>
  );
};

/** It came with the data for payments: how it goes on is told there. */
const Joined = () => {
  const t = useTranslations('review.joined');
  return (
    <p className={classes.line}>
      {t('text')}{' '}
      <AppLink to={infoPages.merchant} className="link">
        {t('link')}
      </AppLink>
    </p>
  );
};

const CancelButton = ({ onCancel }: { onCancel: () => Promise<unknown> }) => {
  const t = useTranslations('review.cancel');
  const [isCancelling, setCancelling] = useState(false);
  const ask = async () => {
    const question = { title: t('title'), message: t('text'), action: t('action'), otherwise: t('otherwise') };
    if (!(await confirm(question))) return;
    setCancelling(true);
    await onCancel().catch(() => undefined); // Anyone who takes it back tells what went wrong.
    setCancelling(false);
  };
  return (
    <div className={classes.foot}>
      <Button variant="default" loading={isCancelling} onClick={() => void ask()}>
        {t('action')}
      </Button>
    </div>
  );
};
