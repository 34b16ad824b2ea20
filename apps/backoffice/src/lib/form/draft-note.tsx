import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconGitMerge, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './draft-note.module.css';
import { useFieldLabel } from './field-words.ts';
import { useLongFormParts } from './use-long-form.ts';

/** When two people fill in the same form: what was brought together, what both changed and whose is to stand, and the way back. */
export const DraftNote = () => {
  const t = useTranslations('form.draft');
  const { draft, fields } = useLongFormParts();
  const labelOf = useFieldLabel(fields);
  const { clash, spare, mergedBy } = draft;
  const nobody = t('somebody');
  if (clash) {
    const by = clash.theirs.updatedBy ?? nobody;
    const differing = clash.paths.map(labelOf).join(', ');
    return (
      <section className={classes.note} data-strong role="alert">
        <IconUsers size={20} stroke={1.8} aria-hidden />
        <div className={classes.words}>
          <h2 className={classes.title}>{t('clashTitle', { by })}</h2>
          <p className={classes.text}>{t('clashText', { fields: differing })}</p>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => draft.settle('mine')}>
              {t('keepMine')}
            </Button>
            <Button variant="default" onClick={() => draft.settle('theirs')}>
              {t('takeTheirs', { by })}
            </Button>
          </div>
        </div>
      </section>
    );
  }
  if (spare)
    return (
      <p className={classes.note} role="status">
        <IconUsers size={20} stroke={1.8} aria-hidden />
        <span>
          {t(spare.isMine ? 'tookTheirs' : 'keptMine')}{' '}
          <button type="button" className="link" onClick={draft.swap}>
            {t(spare.isMine ? 'backToMine' : 'backToTheirs')}
          </button>
        </span>
      </p>
    );
  if (!mergedBy) return null;
  return (
    <p className={classes.note} role="status">
      <IconGitMerge size={20} stroke={1.8} aria-hidden />
      <span>{t('merged', { by: mergedBy })}</span>
    </p>
  );
};
