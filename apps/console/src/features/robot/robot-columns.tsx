import type { DeskRobot } from '@balcao/contract/robot-desk';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';

const tones = { on: 'good', off: 'ended', held: 'bad' } as const;

export const RobotMark = ({ state }: Pick<DeskRobot, 'state'>) => (
  <StatusBadge tone={tones[state]}>{useTranslations('robot.state')(state)}</StatusBadge>
);

/** The name and whose it is first, status second, time last. */
export const useRobotColumns = (): readonly Column<DeskRobot>[] => {
  const t = useTranslations('robot.columns');
  return [
    {
      id: 'name',
      header: t('robot'),
      fills: true,
      cell: ({ name, merchant }) => <Pair under={merchant.name}>{name}</Pair>,
    },
    { id: 'state', header: t('state'), cell: ({ state }) => <RobotMark state={state} /> },
    { id: 'channel', header: t('channel'), cell: ({ channel }) => channel.name },
    { id: 'created', header: t('created'), cell: ({ createdAt }) => <Instant at={createdAt} form="date" /> },
  ];
};
