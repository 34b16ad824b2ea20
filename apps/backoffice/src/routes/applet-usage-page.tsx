import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { AppletTabs } from '../features/applet/applet-tabs.tsx';
import type { UsageSearch } from '../features/usage/usage-search.ts';
import { UsageView } from '../features/usage/usage-view.tsx';

const from = '/team/applet/$appletId/usage';
const to = '/applet/$appletId/usage';

/** How a mini program is used, and what goes wrong in it. */
export const AppletUsagePage = () => {
  const title = useTranslations('menu')('appletUsage');
  const t = useTranslations('usage');
  const { appletId } = useParams({ from });
  const search: UsageSearch = useSearch({ from });
  const navigate = useNavigate();
  const router = useRouter();
  const params = { appletId };
  return (
    <>
      <PageHeader title={title} line={t('purpose')} back={`/applet/${appletId}/setting`} />
      <AppletTabs appletId={appletId} />
      <UsageView
        key={appletId}
        appletId={appletId}
        search={search}
        goTo={(next) => void navigate({ to, params, search: next, resetScroll: false })}
        hrefOf={(of) => router.buildLocation({ to, params, search: of }).href}
      />
    </>
  );
};
