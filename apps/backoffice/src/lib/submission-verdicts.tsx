import type { FormField } from '@balcao/contract/form-declaration';
import type { Submission } from '@balcao/contract/review';
import { Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFieldLabel, useReasonText } from './form/field-words.ts';
import classes from './submission-card.module.css';

interface SubmissionVerdictsProps {
  verdicts: Submission['verdicts'];
  /** Those of the form that was submitted. */
  fields: readonly FormField[];
  onField: ((path: string) => void) | undefined;
}

/** What is to be corrected: each field or document by its name, why, and what the reviewer wrote. */
export const SubmissionVerdicts = ({ verdicts, fields, onField }: SubmissionVerdictsProps) => {
  const t = useTranslations('review.verdicts');
  const labelOf = useFieldLabel(fields);
  const reasonText = useReasonText();
  return (
    <div>
      <Text as="h3" size={14} weight={650}>
        {t('title', { count: verdicts.length })}
      </Text>
      <Grid as="ul" gap={16} mt={12} mb={12}>
        {verdicts.map(({ path, reason, note }) => {
          const label = labelOf(path);
          return (
            <Row as="li" key={path} className={classes.verdict} gap={12}>
              <IconAlertCircle size={20} stroke={1.8} aria-hidden />
              <div>
                {onField ? (
                  <button type="button" className={`link ${classes.field}`} onClick={() => onField(path)}>
                    {label}
                  </button>
                ) : (
                  <span className={classes.field}>{label}</span>
                )}
                <Text tone="bad">{reasonText(reason)}</Text>
                {note && (
                  <Text mt={4} breakable lines>
                    {note}
                  </Text>
                )}
              </div>
            </Row>
          );
        })}
      </Grid>
      <p className={classes.line}>{t('kept')}</p>
    </div>
  );
};
