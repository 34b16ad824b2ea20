import { IconUsers } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import classes from './edit-conflict-note.module.css';
import { Row } from './layout.tsx';
import { ToneIcon } from './tone.tsx';
import type { Edited } from './use-edited.ts';

/** In a form, just before its button: a colleague saved meanwhile. What was typed is kept or dropped, and comes back if wanted. */
export const EditConflictNote = ({ of: { isEditConflict, spare, keep, drop, swap } }: { of: Edited }) => {
  const t = useTranslations('ui.editConflict');
  const place = useRef<HTMLDivElement>(null);
  const choosing = (choose: () => void) => () => {
    choose();
    // The buttons disappear, so the keyboard focus moves to the note.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.place} role={isEditConflict ? 'alert' : 'status'}>
      {isEditConflict ? (
        <Row className={classes.note} gap={12}>
          <ToneIcon tone="waiting" />
          <div className={classes.words}>
            <p className={classes.title}>{t('title')}</p>
            <p>{t('text')}</p>
            <Row gap={8} wrap mt={12}>
              <Button variant="default" size="xs" onClick={choosing(keep)}>
                {t('keep')}
              </Button>
              <Button variant="default" size="xs" onClick={choosing(drop)}>
                {t('drop')}
              </Button>
            </Row>
          </div>
        </Row>
      ) : (
        spare && (
          <Row as="p" className={classes.chosen} gap={12}>
            <IconUsers size={20} stroke={1.8} aria-hidden />
            <span>
              {t(spare === 'mine' ? 'tookTheirs' : 'keptMine')}{' '}
              <button type="button" className="link" onClick={choosing(swap)}>
                {t(spare === 'mine' ? 'backToMine' : 'backToTheirs')}
              </button>
            </span>
          </Row>
        )
      )}
    </div>
  );
};
