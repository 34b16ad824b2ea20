import type { Broadcast } from '@balcao/contract/broadcast';
import { broadcastList, labelOf } from '@balcao/contract/broadcast-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { broadcastTones } from '../../lib/broadcast-state.ts';

/** What it says first, then how it stands and how it was received. */
export const useBroadcastColumns = (): readonly Column<Broadcast>[] => {
  const t = useTranslations('broadcast');
  return useListColumns(broadcastList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      label: (broadcast) => labelOf(broadcast) || <Muted as="span">{t('untitled')}</Muted>,
      state: ({ state }) => <StatusBadge tone={broadcastTones[state]}>{t(`state.${state}`)}</StatusBadge>,
      type: ({ type }) => t(`type.${type}`),
    },
  });
};
