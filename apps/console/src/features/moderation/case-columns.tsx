import type { CaseState } from '@balcao/contract/moderation';
import type { DeskCase } from '@balcao/contract/moderation-desk';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';

export const caseTones: Readonly<Record<CaseState, Tone>> = {
  open: 'waiting',
  dismissed: 'ended',
  actioned: 'bad',
  appealed: 'waiting',
  upheld: 'bad',
  reversed: 'good',
};

/** What is reported and whose it is first, status second, how often and why, time last. */
export const useCaseColumns = (): readonly Column<DeskCase>[] => {
  const t = useTranslations('moderation');
  const format = useFormatter();
  return [
    {
      id: 'subject',
      header: t('columns.subject'),
      fills: true,
      cell: ({ channel, label, merchant }) => (
        <Pair under={`${label === '' ? t('subject.channel') : channel.name} · ${merchant.name}`}>
          {label === '' ? channel.name : label}
        </Pair>
      ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ state, sanction }) => (
        <Pair under={sanction && t(`sanction.${sanction}`)}>
          <StatusBadge tone={caseTones[state]}>{t(`state.${state}`)}</StatusBadge>
        </Pair>
      ),
    },
    {
      id: 'reports',
      header: t('columns.reports'),
      cell: ({ reports, reasons }) => (
        <Pair under={reasons[0] && t(`reasons.${reasons[0].reason}`)}>{format.number(reports)}</Pair>
      ),
    },
    { id: 'opened', header: t('columns.first'), cell: ({ openedAt }) => <Instant at={openedAt} /> },
    { id: 'last', header: t('columns.last'), cell: ({ lastReportedAt }) => <Instant at={lastReportedAt} /> },
  ];
};
