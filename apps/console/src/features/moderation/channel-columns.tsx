import type { DeskChannel } from '@balcao/contract/moderation-channel';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';

const tones = { open: 'good', closing: 'waiting', closed: 'ended' } as const;

/** How a channel stands: whether staff hold it says more than whether its team closes it. */
export const ChannelMark = ({ channel: { state, frozenAt } }: { channel: Pick<DeskChannel, 'state' | 'frozenAt'> }) => {
  const t = useTranslations('moderation.channelState');
  return frozenAt ? (
    <StatusBadge tone="bad">{t('frozen')}</StatusBadge>
  ) : (
    <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
  );
};

/** The name and whose it is first, status second, time last. */
export const useChannelColumns = (): readonly Column<DeskChannel>[] => {
  const t = useTranslations('moderation.columns');
  const format = useFormatter();
  return [
    {
      id: 'name',
      header: t('channel'),
      fills: true,
      cell: ({ name, merchant }) => <Pair under={merchant.name}>{name}</Pair>,
    },
    { id: 'state', header: t('state'), cell: (channel) => <ChannelMark channel={channel} /> },
    { id: 'followers', header: t('followers'), align: 'end', cell: ({ followers }) => format.number(followers) },
    { id: 'reports', header: t('waiting'), align: 'end', cell: ({ reports }) => format.number(reports) },
    { id: 'limit', header: t('limit'), align: 'end', cell: ({ broadcastsADay }) => format.number(broadcastsADay) },
    { id: 'created', header: t('created'), cell: ({ createdAt }) => <Instant at={createdAt} form="date" /> },
  ];
};
