import { type DisputeDetail, isUndecided } from '@balcao/contract/dispute';
import { Callout } from '@balcao/ui/callout.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { useTranslations } from 'use-intl';
import { useTimeLeft } from './use-time-left.ts';

/** What to do now, and until when; after the decision, its outcome. */
export const DisputeDeadline = ({ dispute }: { dispute: DisputeDetail }) => {
  const t = useTranslations('dispute');
  const { status, evidenceUntil, decideUntil } = dispute;
  const left = useTimeLeft(evidenceUntil);
  const until = { until: () => <Instant at={evidenceUntil} form="full" /> };
  const decided = { until: () => <Instant at={decideUntil} form="date" /> };
  if (!isUndecided(status))
    return (
      <Callout tone={status === 'accepted' ? 'bad' : 'good'} title={t(`ended.${status}.title`)}>
        <p>{t(`ended.${status}.text`)}</p>
      </Callout>
    );
  if (!left)
    return (
      <Callout tone="moving" title={t('deadline.overTitle')}>
        <p>{t.rich('deadline.over', decided)}</p>
      </Callout>
    );
  return (
    <Callout tone="waiting" title={t('deadline.left', left)}>
      <p>{t.rich('deadline.text', until)}</p>
      <p>{t.rich('deadline.decision', decided)}</p>
    </Callout>
  );
};
