import { localeOf } from '@balcao/contract/locale';
import { StaffDeedKind } from '@balcao/contract/staff';
import { staffDeedNames } from '@balcao/contract/staff-deed-names';
import type { Filter } from '@balcao/ui/filter';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { deedPeopleOptions } from './deed.queries.ts';
import { deedIcons } from './deed-icons.ts';

/** By what it was about, person, kind and date. */
export const useDeedFilters = (): readonly Filter[] => {
  const t = useTranslations('deed');
  const names = staffDeedNames[localeOf(useLocale())];
  const { data } = useQuery(deedPeopleOptions);
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 80 },
    {
      kind: 'select',
      id: 'staffId',
      label: t('filters.who'),
      options: (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'select',
      id: 'kind',
      label: t('filters.kind'),
      options: StaffDeedKind.options.map((kind) => {
        const Icon = deedIcons[kind];
        return { value: kind, label: names[kind], mark: <Icon size={16} stroke={1.8} aria-hidden /> };
      }),
    },
    { kind: 'date', fromId: 'from', toId: 'to', label: t('filters.date') },
  ];
};
