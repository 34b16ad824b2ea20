import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { appletOptions } from '../features/applet/applet.queries.ts';
import { AppletTabs } from '../features/applet/applet-tabs.tsx';
import { ReleaseFaults } from '../features/usage/release-faults.tsx';
import { PublishPage } from '../features/version/publish-page.tsx';
import { RollBackPage } from '../features/version/roll-back-page.tsx';
import type { VersionSearch } from '../features/version/version-search.ts';
import { VersionsView } from '../features/version/versions-view.tsx';

const from = '/team/applet/$appletId/version';
const to = '/applet/$appletId/version';

/** The versions of a mini program, and the screens from which people get another one. */
export const AppletVersionPage = () => {
  const { appletId } = useParams({ from });
  const search: VersionSearch = useSearch({ from });
  const navigate = useNavigate();
  const router = useRouter();
  const { data: applet } = useQuery(appletOptions(appletId));
  const params = { appletId };
  const goTo = (next: VersionSearch) => void navigate({ to, params, search: next, resetScroll: false });
  const goUp = (next: VersionSearch) => void navigate({ to, params, search: next });
  if (search.publish) return <PublishPage appletId={appletId} versionId={search.publish} goTo={goUp} />;
  if (search.rollback !== undefined)
    return <RollBackPage appletId={appletId} versionId={search.rollback} goTo={goUp} />;
  return (
    <VersionsView
      key={appletId}
      appletId={appletId}
      name={applet?.name}
      search={search}
      goTo={goTo}
      hrefOf={(of) => router.buildLocation({ to, params, search: of }).href}
      watch={(rolling, online) => <ReleaseFaults {...{ appletId, rolling, online }} />}
      tabs={<AppletTabs appletId={appletId} />}
    />
  );
};
