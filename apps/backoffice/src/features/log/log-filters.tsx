import { LogEvent } from '@balcao/contract/log';
import type { Filter } from '@balcao/ui/filter';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type LogSearch, logActorsOptions } from './log.queries.ts';
import { logIcons } from './log-icons.ts';

/** By person, kind and date. */
export const useLogFilters = (): readonly Filter<keyof LogSearch>[] => {
  const t = useTranslations('log');
  const { data } = useQuery(logActorsOptions);
  return [
    {
      kind: 'select',
      id: 'actorId',
      label: t('filters.actor'),
      options: (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'select',
      id: 'event',
      label: t('filters.event'),
      options: LogEvent.options.map((event) => {
        const Icon = logIcons[event];
        return { value: event, label: t(`event.${event}`), mark: <Icon size={16} stroke={1.8} aria-hidden /> };
      }),
    },
    { kind: 'date', fromId: 'from', toId: 'to', label: t('filters.date') },
  ];
};
