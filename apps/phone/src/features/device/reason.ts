import { NotSentError } from '@balcao/sdk/client';
import { useTranslations } from 'use-intl';

/** Without a connection nothing was sent, and the terminal forgets it: no later start sends it by itself. */
export const isNotSent = (error: unknown): boolean => error instanceof NotSentError;

/** What the server said when it refused, in the words of the person; or that nothing was sent. */
export const useMessageOf = (): ((error: unknown) => string) => {
  const t = useTranslations('ui.error');
  return (error) => (isNotSent(error) ? t('offline') : error instanceof Error ? error.message : '');
};

/** The text for why a rail refused: for a reason that is none of ours, a general one. */
export const reasonOf = (reason: string | null) => {
  if (reason === 'card_declined' || reason === 'card_insufficient' || reason === 'rail_declined') return reason;
  return 'otherReason';
};
