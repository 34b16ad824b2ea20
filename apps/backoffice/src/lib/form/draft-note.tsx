import { Button } from '@balcao/ui/button.tsx';
import { Box, Row, Text } from '@balcao/ui/layout.tsx';
import { IconGitMerge, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './draft-note.module.css';
import { useFieldLabel } from './field-words.ts';
import type { DraftHandle } from './use-draft.ts';
import { useLongFormParts } from './use-long-form.ts';

interface DraftNoteOfProps {
  draft: Pick<DraftHandle, 'clash' | 'spare' | 'mergedBy' | 'settle' | 'swap'>;
  /** What a field is called on the screen. */
  labelOf: (path: string) => string;
}

/** When two people fill in the same form: what was brought together, what both changed and whose is to stand, and the way back. */
export const DraftNoteOf = ({ draft, labelOf }: DraftNoteOfProps) => {
  const t = useTranslations('form.draft');
  const { clash, spare, mergedBy } = draft;
  const nobody = t('somebody');
  if (clash) {
    const by = clash.theirs.updatedBy ?? nobody;
    const differing = clash.paths.map(labelOf).join(', ');
    return (
      <Row as="section" className={classes.note} gap={12} mb={24} data-strong role="alert">
        <IconUsers size={20} stroke={1.8} aria-hidden />
        <Box shrink>
          <Text as="h2" size="inherit" weight={650}>
            {t('clashTitle', { by })}
          </Text>
          <Text mt={2} breakable>
            {t('clashText', { fields: differing })}
          </Text>
          <Row gap={8} wrap mt={12}>
            <Button variant="default" onClick={() => draft.settle('mine')}>
              {t('keepMine')}
            </Button>
            <Button variant="default" onClick={() => draft.settle('theirs')}>
              {t('takeTheirs', { by })}
            </Button>
          </Row>
        </Box>
      </Row>
    );
  }
  if (spare)
    return (
      <Row as="p" className={classes.note} gap={12} mb={24} role="status">
        <IconUsers size={20} stroke={1.8} aria-hidden />
        <span>
          {t(spare.isMine ? 'tookTheirs' : 'keptMine')}{' '}
          <button type="button" className="link" onClick={draft.swap}>
            {t(spare.isMine ? 'backToMine' : 'backToTheirs')}
          </button>
        </span>
      </Row>
    );
  if (!mergedBy) return null;
  return (
    <Row as="p" className={classes.note} gap={12} mb={24} role="status">
      <IconGitMerge size={20} stroke={1.8} aria-hidden />
      <span>{t('merged', { by: mergedBy })}</span>
    </Row>
  );
};

/** The same for a long form, whose fields are declared. */
export const DraftNote = () => {
  const { draft, fields } = useLongFormParts();
  return <DraftNoteOf draft={draft} labelOf={useFieldLabel(fields)} />;
};
