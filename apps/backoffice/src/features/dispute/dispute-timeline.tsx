import type { DisputeDetail } from '@balcao/contract/dispute';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { disputeTones } from './dispute-badge.tsx';

type Event = ComponentProps<typeof Timeline>['events'][number];
const full = (at: string) => <Instant at={at} form="full" />;

/** Opened, answered, what the bank took, how it ended; of an undecided one, what it waits for. */
export const DisputeTimeline = ({ dispute }: { dispute: DisputeDetail }) => {
  const t = useTranslations('dispute.timeline');
  const { status, openedAt, decidedAt, evidence, returns, amount } = dispute;
  const money = (centavos: number) => ({ amount: () => <Money centavos={centavos} /> });
  const sent = evidence.map(({ id, by, at, files }): Event & { time: string } => ({
    id,
    tone: 'good',
    time: at,
    at: full(at),
    title: t('sent', { files: files.length }),
    ...(by ? { detail: t('by', { by }) } : {}),
  }));
  const taken = returns.map(({ returnId, returnedAt, amount: centavos }): Event & { time: string } => ({
    id: returnId,
    tone: 'bad',
    time: returnedAt,
    at: full(returnedAt),
    title: t.rich('taken', money(centavos)),
  }));
  const past = [...sent, ...taken].sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
  const end: Event = decidedAt
    ? { id: 'end', tone: disputeTones[status], title: t(status), at: full(decidedAt) }
    : { id: 'end', tone: 'waiting', title: t('waiting') };
  const opened: Event = { id: 'opened', tone: 'waiting', title: t.rich('opened', money(amount)), at: full(openedAt) };
  return (
    <PanelSection title={t('title')}>
      <Timeline events={[opened, ...past, end]} />
    </PanelSection>
  );
};
