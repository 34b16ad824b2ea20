import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';

interface ChatAccountStepsProps {
  walletActivated: boolean;
  realNameVerified: boolean;
}

/** What the chat account's owner has done on the phone, and what personal certification still needs of them. */
export const ChatAccountSteps = ({ walletActivated, realNameVerified }: ChatAccountStepsProps) => {
  const t = useTranslations('authorization');
  const step = (isDone: boolean, missing: 'walletMissing' | 'realNameMissing') => (
    <StatusBadge tone={isDone ? 'good' : 'waiting'}>{t(isDone ? 'done' : missing)}</StatusBadge>
  );
  return (
    <>
      <KeyValues
        rows={[
          { label: t('walletActivated'), value: step(walletActivated, 'walletMissing') },
          { label: t('realNameVerified'), value: step(realNameVerified, 'realNameMissing') },
        ]}
      />
      {!(walletActivated && realNameVerified) && (
        <Muted mt={12} pretty>
          {t('later')}
        </Muted>
      )}
    </>
  );
};
