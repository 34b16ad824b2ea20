import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { appletOptions } from '../features/applet/applet.queries.ts';
import { AppletTabs } from '../features/applet/applet-tabs.tsx';
import { DeliveryList } from '../features/message/delivery-list.tsx';
import type { MessageSearch } from '../features/message/message.queries.ts';
import { OwnTemplateList } from '../features/message/own-template-list.tsx';
import { TemplateList } from '../features/message/template-list.tsx';

const from = '/team/applet/$appletId/message';

/** The messages that a mini program may send, and their deliveries. */
export const AppletMessagePage = () => {
  const title = useTranslations('menu')('appletMessage');
  const t = useTranslations('message');
  const { appletId } = useParams({ from });
  const search: MessageSearch = useSearch({ from });
  const navigate = useNavigate();
  const { data: applet } = useQuery(appletOptions(appletId));
  const goTo = (next: MessageSearch) =>
    void navigate({ to: '/applet/$appletId/message', params: { appletId }, search: next, resetScroll: false });
  return (
    <>
      <PageHeader title={title} line={t('purpose')} back={`/applet/${appletId}/setting`} />
      <AppletTabs appletId={appletId} />
      <TemplateList key={appletId} appletId={appletId} name={applet?.name ?? ''} />
      <OwnTemplateList key={`own:${appletId}`} appletId={appletId} name={applet?.name ?? ''} />
      <DeliveryList appletId={appletId} search={search} goTo={goTo} />
    </>
  );
};
