import type { FormField } from '@balcao/contract/form-declaration';
import type { Submission } from '@balcao/contract/review';
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

/** What is to be mended: each field or document by its name, why, and what the reviewer wrote. */
export const SubmissionVerdicts = ({ verdicts, fields, onField }: SubmissionVerdictsProps) => {
  const t = useTranslations('review.verdicts');
  const labelOf = useFieldLabel(fields);
  const reasonText = useReasonText();
  return (
    <div>
      <h3 className={classes.heading}>{t('title', { count: verdicts.length })}</h3>
      <ul className={classes.verdicts}>
        {verdicts.map(({ path, reason, note }) => {
          const label = labelOf(path);
          return (
            <li key={path} className={classes.verdict}>
              <IconAlertCircle size={20} stroke={1.8} aria-hidden />
              <div>
                {onField ? (
                  <button type="button" className={`link ${classes.field}`} onClick={() => onField(path)}>
                    {label}
                  </button>
                ) : (
                  <span className={classes.field}>{label}</span>
                )}
                <p className={classes.why}>{reasonText(reason)}</p>
                {note && <p className={classes.said}>{note}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={classes.line}>{t('kept')}</p>
    </div>
  );
};
