import { Button } from '@balcao/ui/button.tsx';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { useBarHeight } from '@balcao/ui/use-bar-height';
import { useCountdown } from '@balcao/ui/use-countdown';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { type UndoableReview, undoableOptions, useAfterDecision, useUndo } from './review.queries.ts';
import classes from './undo-bar.module.css';

/** The server looks every second: a moment after the time is over the decision stands. */
const effectMs = 2_000;

interface UndoLineProps {
  decided: UndoableReview;
  onBack: (id: string) => void;
}
const UndoLine = ({ decided, onBack }: UndoLineProps) => {
  const t = useTranslations('desk.undo');
  const { id, merchantName: name, isAccepted, takesEffectIn } = decided;
  const { seconds } = useCountdown(Math.ceil(takesEffectIn / 1_000));
  const undo = useUndo(id);
  const refresh = useEffectEvent(useAfterDecision());
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => refresh(), effectMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  return (
    <Row
      as="section"
      gap={12}
      rowGap={8}
      py={8}
      px={16}
      align="center"
      justify="between"
      wrap
      framed
      rounded="md"
      ground="waiting"
      aria-label={t('label', { name })}
    >
      <span role="status">{t(isAccepted ? 'approved' : 'sentBack', { name })}</span>
      <Row as="span" gap={12} align="center">
        {/* A timer is not read aloud each second, as a status would be. */}
        <span role="timer">{t('left', { seconds })}</span>
        {!isOver && (
          <Button
            variant="default"
            loading={undo.isPending}
            onClick={() => undo.mutate(null, { onSuccess: () => onBack(id) })}
          >
            {t('action')}
          </Button>
        )}
      </Row>
    </Row>
  );
};

/** What one decided in the last seconds, with the way to undo it: on every page, until it takes effect. */
export const UndoBar = ({ onBack }: { onBack: (id: string) => void }) => {
  const { data } = useQuery(undoableOptions);
  if (!data || data.list.length === 0) return null;
  return <UndoLines list={data.list} onBack={onBack} />;
};

const UndoLines = ({ list, onBack }: { list: readonly UndoableReview[]; onBack: (id: string) => void }) => (
  <Stack ref={useBarHeight<HTMLDivElement>('above')} className={classes.lines} gap={8} mb={16}>
    {list.map((one) => (
      <UndoLine key={one.id} decided={one} onBack={onBack} />
    ))}
  </Stack>
);
