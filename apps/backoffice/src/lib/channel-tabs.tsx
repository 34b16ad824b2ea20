import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { useTranslations } from 'use-intl';

/** The pages of one channel side by side. */
export const ChannelTabs = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('channel');
  const menu = useTranslations('menu');
  const here = window.location.pathname;
  const tabs = [
    { to: `/channel/${channelId}/setting/index`, label: menu('channelSetting') },
    { to: `/channel/${channelId}/broadcast/index`, label: menu('broadcasts') },
    { to: `/channel/${channelId}/replies`, label: menu('replies') },
    { to: `/channel/${channelId}/followers`, label: menu('followers') },
    { to: `/channel/${channelId}/services/conversations`, label: menu('conversations') },
    { to: `/channel/${channelId}/services/robots`, label: menu('robots') },
    { to: `/channel/${channelId}/services/robots/knowledge`, label: menu('knowledge') },
    { to: `/channel/${channelId}/services/workflow`, label: menu('workflows') },
    { to: `/channel/${channelId}/services/associate`, label: menu('associate') },
  ].map((tab) => ({ ...tab, search: {}, isCurrent: tab.to === here }));
  return <TabLinks label={t('tabs')} tabs={tabs} />;
};
