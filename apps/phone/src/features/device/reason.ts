import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isNotSent } from './device.queries.ts';

/** What the server said when it refused, in the words of the person; or that nothing was sent. */
export const useMessageOf = (): ((error: unknown) => string) => {
  const t = useTranslations('ui.error');
  return (error) => (isNotSent(error) ? t('offline') : error instanceof Error ? error.message : '');
};

interface Answer {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
}
/** Tells that what was asked for never left. */
export const useNotSent = ({ isError, isFetching, error }: Answer, tell: () => void): void => {
  const isOver = isError && !isFetching && isNotSent(error);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver, tell]);
};

/** The text for why a rail refused: for a reason that is none of ours, a general one. */
export const reasonOf = (reason: string | null) => {
  if (reason === 'card_declined' || reason === 'card_insufficient' || reason === 'rail_declined') return reason;
  return 'otherReason';
};
