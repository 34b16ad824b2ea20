import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type FailedLast, failedLastOptions } from './failed-withdrawals.queries.ts';
import { FailureWords } from './failure-words.tsx';

/** The withdrawals that failed since one last went well, while someone has to see to it; undefined while none has. */
export const useFailedLast = (enabled: boolean): FailedLast | undefined =>
  useQuery({ ...failedLastOptions, enabled }).data ?? undefined;

/** Says that money did not arrive and why, and leads to the withdrawal, where one asks for it again. */
export const FailedWithdrawals = ({ failed: { newest, others } }: { failed: FailedLast }) => {
  const t = useTranslations('withdrawal.attention');
  return (
    <Callout
      tone="bad"
      title={t('title', { amount: formatBrl(newest.amount) })}
      action={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/payment/withdrawal/$number" params={{ number: newest.number }} />
          )}
        >
          {t('action')}
        </Button>
      }
    >
      <p>
        <FailureWords reason={newest.failureReason} /> {t('text')} {others > 0 && t('others', { count: others })}
      </p>
    </Callout>
  );
};
