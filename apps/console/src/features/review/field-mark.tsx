import { Row } from '@balcao/ui/layout.tsx';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { GoesBack, useVerdictWords } from './field-lines.tsx';
import classes from './field-mark.module.css';
import type { ReviewMark } from './review.queries.ts';
import type { Desk } from './use-desk.ts';

interface FieldMarkProps {
  path: string;
  label: string;
  mark: ReviewMark | undefined;
  desk: Desk;
  /** For fields that cannot be marked as fine. */
  onlyWrong?: boolean;
}

/** Fine or wrong, as two buttons; the one that holds says its word. Pressed again, it is neither. */
export const FieldMark = ({ path, label, mark, desk, onlyWrong = false }: FieldMarkProps) => {
  const t = useTranslations('desk.fields');
  const { mayMark } = desk.standing;
  const isFine = mark?.fine === true;
  const isWrong = mark?.fine === false;
  return (
    <>
      <Row as="span" gap={4}>
        {!onlyWrong && (
          <button
            type="button"
            className={classes.mark}
            data-tone="good"
            aria-pressed={isFine}
            aria-label={t('fineOf', { field: label })}
            title={t('fine')}
            disabled={!mayMark}
            onClick={() => void (isFine ? desk.unmark(path) : desk.markFine([path]))}
          >
            <IconCheck size={18} stroke={2} aria-hidden />
            {isFine && t('fine')}
          </button>
        )}
        <button
          type="button"
          className={classes.mark}
          data-tone="bad"
          aria-pressed={isWrong}
          aria-label={t('wrongOf', { field: label })}
          title={t('wrong')}
          disabled={!mayMark}
          onClick={() => void (isWrong ? desk.unmark(path) : desk.openReasons(path))}
        >
          <IconX size={18} stroke={2} aria-hidden />
          {isWrong && t('wrong')}
        </button>
      </Row>
      {mark && isWrong && desk.reasonsAt !== path && <Noted mark={mark} desk={desk} />}
    </>
  );
};

/** What is noted about a wrong field, and the way to change it. */
const Noted = ({ mark, desk }: { mark: ReviewMark; desk: Desk }) => {
  const t = useTranslations('desk.fields');
  const shared = useTranslations('shared');
  const words = useVerdictWords();
  const { reason, note, path } = mark;
  return (
    <Row as="span" className={classes.noted} gap={12} rowGap={4} wrap>
      <GoesBack>{reason ? words({ reason, note }) : t('noReason')}</GoesBack>
      {desk.standing.mayMark && (
        <button type="button" className="link" onClick={() => void desk.openReasons(path)}>
          {reason ? shared('change') : t('giveReason')}
        </button>
      )}
    </Row>
  );
};
