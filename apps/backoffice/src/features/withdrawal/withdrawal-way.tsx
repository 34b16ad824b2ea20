import {
  type WithdrawalDetail,
  WithdrawalStatus,
  type WithdrawalStep,
  WithdrawalType,
} from '@balcao/contract/withdrawal';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { useHasPage } from '../../lib/known-page.ts';

const statement = '/payment/financial/statement';

const tones: Readonly<Record<WithdrawalStep['kind'], Tone>> = {
  requested: 'good',
  held: 'good',
  sent: 'good',
  asked: 'good',
  done: 'good',
  failed: 'bad',
  returned: 'good',
};

/** Asked for, held, sent, arrived or come back; and what it waits for now. */
export const WithdrawalWay = ({ withdrawal }: { withdrawal: WithdrawalDetail }) => {
  const t = useTranslations('withdrawal.steps');
  const page = useTranslations('withdrawal.page');
  const hasPage = useHasPage();
  const { steps, status, type, nextCheckAt } = withdrawal;
  const titleOf = ({ kind }: WithdrawalStep) =>
    kind === 'requested' && type === WithdrawalType.enum.automatic ? t('requestedAutomatic') : t(kind);
  const detailOf = ({ kind, by, times }: WithdrawalStep) => {
    if (by) return t('by', { by });
    if (kind === 'asked' && times) return t('times', { count: times });
    if (kind === 'returned' && hasPage(statement))
      return (
        <AppLink to={statement} className="link">
          {page('statement')}
        </AppLink>
      );
    return undefined;
  };
  const past = steps.map((step) => ({
    id: `${step.kind}-${step.at}`,
    tone: tones[step.kind],
    title: titleOf(step),
    at: <Instant at={step.at} form="full" />,
    detail: detailOf(step),
  }));
  const waits = {
    id: 'now',
    tone: 'moving' as const,
    title: t('waiting'),
    detail: nextCheckAt && t.rich('nextAt', { at: () => <Instant at={nextCheckAt} /> }),
  };
  return <Timeline events={[...past, ...(status === WithdrawalStatus.enum.processing ? [waits] : [])]} />;
};
