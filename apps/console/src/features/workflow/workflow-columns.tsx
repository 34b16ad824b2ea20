import type { DeskWorkflow } from '@balcao/contract/workflow-desk';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';

const tones = { on: 'good', off: 'ended', held: 'bad' } as const;

export const WorkflowMark = ({ state }: Pick<DeskWorkflow, 'state'>) => (
  <StatusBadge tone={tones[state]}>{useTranslations('workflow.state')(state)}</StatusBadge>
);

/** The name and whose it is first, status second, time last. */
export const useWorkflowColumns = (): readonly Column<DeskWorkflow>[] => {
  const t = useTranslations('workflow.columns');
  return [
    {
      id: 'name',
      header: t('workflow'),
      fills: true,
      cell: ({ name, merchant }) => <Pair under={merchant.name}>{name}</Pair>,
    },
    { id: 'state', header: t('state'), cell: ({ state }) => <WorkflowMark state={state} /> },
    { id: 'channel', header: t('channel'), cell: ({ channel }) => channel.name },
    { id: 'updated', header: t('updated'), cell: ({ updatedAt }) => <Instant at={updatedAt} form="date" /> },
  ];
};
