import type { Submission, Verdict } from '@balcao/contract/review';
import { Box, Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { useReasonText } from '../../lib/form/field-words.ts';
import { PromiseBar } from '../../lib/promise-bar.tsx';
import { SubmissionQuestion } from '../../lib/submission-question.tsx';
import { SubmissionTimeline } from '../../lib/submission-timeline.tsx';
import { useVerdictSubject } from '../../lib/version-verdict.ts';

const Verdicts = ({ verdicts }: { verdicts: readonly Verdict[] }) => {
  const t = useTranslations('version.verdict');
  const subjectOf = useVerdictSubject();
  const reasonText = useReasonText();
  return (
    <Box>
      <Text as="h3" size={14} weight={650}>
        {t('title', { count: verdicts.length })}
      </Text>
      <Grid as="ul" gap={12} mt={8}>
        {verdicts.map(({ path, reason, note }) => (
          <Row as="li" key={path} gap={12}>
            <ToneIcon tone="bad" />
            <Box grow shrink>
              <Text weight={550} breakable>
                {subjectOf(path)}
              </Text>
              <Text tone="bad">{reasonText(reason)}</Text>
              {note && (
                <Text mt={4} breakable lines>
                  {note}
                </Text>
              )}
            </Box>
          </Row>
        ))}
      </Grid>
      <Text mt={12} tone="muted" pretty>
        {t('next')}
      </Text>
    </Box>
  );
};

/** The last submission of a version: when a decision is due, what is asked, or what is to be corrected. */
export const VersionReview = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('review');
  const { status, isAsked, remark, verdicts } = submission;
  const isWaiting = status === 'UNDER';
  return (
    <Grid gap={20}>
      {isWaiting && isAsked && <SubmissionQuestion submission={submission} />}
      {isWaiting && <PromiseBar submission={submission} />}
      {status === 'REJECT' && verdicts.length > 0 && <Verdicts verdicts={verdicts} />}
      {remark && (
        <Box>
          <Text as="h3" size={14} weight={650}>
            {t('remark')}
          </Text>
          <Text mt={4} breakable lines>
            {remark}
          </Text>
        </Box>
      )}
      <PanelSection title={t('timeline.title')}>
        <SubmissionTimeline submission={submission} />
      </PanelSection>
    </Grid>
  );
};
