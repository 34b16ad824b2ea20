import { AuditEventKind } from '@balcao/contract/audit-event-kind';
import { auditEventNames } from '@balcao/contract/audit-event-names';
import { localeOf } from '@balcao/contract/locale';
import type { Filter } from '@balcao/ui/filter';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { auditEventPeopleOptions } from './audit-event.queries.ts';
import { auditEventIcons } from './audit-event-icons.ts';
import type { AuditEventSearch } from './audit-event-search.ts';

/** By what it was about, person, kind and date. */
export const useAuditEventFilters = (): readonly Filter<keyof AuditEventSearch>[] => {
  const t = useTranslations('auditEvent');
  const names = auditEventNames[localeOf(useLocale())];
  const { data } = useQuery(auditEventPeopleOptions);
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
      options: AuditEventKind.options.map((kind) => {
        const Icon = auditEventIcons[kind];
        return { value: kind, label: names[kind], mark: <Icon size={16} stroke={1.8} aria-hidden /> };
      }),
    },
    { kind: 'date', fromId: 'from', toId: 'to', label: t('filters.date') },
  ];
};
