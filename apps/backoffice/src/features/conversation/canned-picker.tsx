import type { CannedAnswer } from '@balcao/contract/canned-answer';
import { Muted, Text } from '@balcao/ui/layout.tsx';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import classes from './conversation.module.css';

interface CannedPickerProps {
  id: string;
  answers: readonly CannedAnswer[];
  current: number;
  onChoose: (answer: CannedAnswer) => void;
}

/** The canned answers that the typed shortcut may mean. */
export const CannedPicker = ({ id, answers, current, onChoose }: CannedPickerProps) => {
  const t = useTranslations('conversation.canned');
  // The focus stays in the text: the list follows what arrows choose.
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  return (
    <div id={id} role="listbox" aria-label={t('title')} className={classes.canned}>
      {answers.map((answer, index) => (
        <button
          key={answer.id}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={classes.cannedOne}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(answer)}
        >
          <span className={classes.cannedText}>
            <Text as="span" weight={600}>
              /{answer.shortcut}
            </Text>{' '}
            <Muted as="span">{answer.text}</Muted>
          </span>
        </button>
      ))}
      {answers.length === 0 && (
        <Muted p={10} role="option" aria-selected={false} aria-disabled tabIndex={-1}>
          {t('noMatch')}
        </Muted>
      )}
    </div>
  );
};
