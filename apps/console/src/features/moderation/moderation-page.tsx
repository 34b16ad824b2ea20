import { ModerationSubject, ReportReason } from '@balcao/contract/moderation';
import type { DeskCase } from '@balcao/contract/moderation-desk';
import { useDocumentTitle } from '@balcao/ui/document-title';
import type { Filter } from '@balcao/ui/filter';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { DeskTable } from '../../lib/desk-table.tsx';
import { useCaseColumns } from './case-columns.tsx';
import { CaseSearch } from './case-search.ts';
import { ChannelTable } from './channel-table.tsx';
import { casesOptions } from './moderation.queries.ts';

const CasePanel = lazy(() => import('./case-panel.tsx'));
const ChannelPanel = lazy(() => import('./channel-panel.tsx'));

export interface ModerationPageProps {
  search: CaseSearch;
  /** Whether the viewer may decide. */
  mayDecide: boolean;
  onSearch: (search: CaseSearch) => void;
}

const useFilters = (): readonly Filter<keyof CaseSearch>[] => {
  const t = useTranslations('moderation');
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'subject',
      label: t('columns.subject'),
      options: ModerationSubject.options.map((value) => ({ value, label: t(`subject.${value}`) })),
    },
    {
      kind: 'select',
      id: 'reason',
      label: t('columns.reason'),
      options: ReportReason.options.map((value) => ({ value, label: t(`reasons.${value}`) })),
    },
  ];
};

const CaseTable = ({ search, onSearch }: Pick<ModerationPageProps, 'search' | 'onSearch'>) => {
  const t = useTranslations('moderation');
  const router = useRouter();
  const { part, subject, reason, search: text } = search;
  const which = part === 'decided' ? 'decided' : 'waiting';
  return (
    <DeskTable<DeskCase, CaseSearch>
      label={t('title')}
      columns={useCaseColumns()}
      filters={useFilters()}
      query={useQuery(casesOptions(search))}
      address={search}
      accept={(address) => CaseSearch.parse(address)}
      hrefOf={(address) => router.buildLocation({ to: '/channel', search: address }).href}
      onAddress={onSearch}
      empty={{
        icon: IconCircleCheck,
        title: t(`empty.${which}.title`),
        text: t(`empty.${which}.text`),
        isNarrowed: (subject ?? reason ?? text) !== undefined,
        onWhole: () => onSearch({ part }),
      }}
      expectedRows={4}
    />
  );
};

/** What people reported of channels and their broadcasts, what staff decided, and all channels. */
export const ModerationPage = ({ search, mayDecide, onSearch }: ModerationPageProps) => {
  const t = useTranslations('moderation');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { data } = useQuery(casesOptions({}));
  const tabs = ([undefined, 'decided', 'channels'] as const).map((part) => ({
    to: '/channel',
    search: (part ? { part } : {}) as Readonly<Record<string, string>>,
    label: t(`parts.${part ?? 'waiting'}`),
    isCurrent: search.part === part,
    ...(part ? {} : { count: data?.waiting }),
  }));
  const { id, ...list } = search;
  const Panel = search.part === 'channels' ? ChannelPanel : CasePanel;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <TabLinks label={t('parts.label')} tabs={tabs} />
      {search.part === 'channels' ? (
        <ChannelTable search={search} onSearch={onSearch} />
      ) : (
        <CaseTable key={search.part ?? 'waiting'} search={search} onSearch={onSearch} />
      )}
      <Suspense>{id && <Panel key={id} id={id} mayDecide={mayDecide} onClose={() => onSearch(list)} />}</Suspense>
    </>
  );
};
