import { safeAddress } from '@balcao/contract/ticket-address';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { lastPage } from '../../lib/last-page.ts';
import { NewTicketForm } from './new-ticket-form.tsx';
import { release } from './release.ts';
import classes from './ticket.module.css';

const route = getRouteApi('/team/help/requests/new');

/** Where a member asks support something. */
export const NewTicketPage = () => {
  const t = useTranslations('ticket.new');
  const shared = useTranslations('shared');
  const language = useLocale();
  const { from, call } = route.useSearch();
  const navigate = route.useNavigate();
  useDocumentTitle(shared('talkToSupport'), 'Balcão');
  const [view] = useState(() => ({
    page: safeAddress(from ?? lastPage()),
    requestId: call ?? null,
    release: release(),
    language,
  }));
  return (
    <div className={classes.page}>
      <PageHeader title={shared('talkToSupport')} line={t('line')} back="/help/requests" />
      <NewTicketForm
        view={view}
        onSent={(id) => void navigate({ to: '/help/requests/$id', params: { id }, replace: true })}
      />
    </div>
  );
};
