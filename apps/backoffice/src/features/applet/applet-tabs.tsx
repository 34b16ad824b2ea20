import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { useTranslations } from 'use-intl';

/** The pages of one mini program side by side. */
export const AppletTabs = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('applet');
  const menu = useTranslations('menu');
  const tabs = [
    { to: `/applet/${appletId}/setting`, search: {}, label: menu('appletSetting') },
    { to: `/applet/${appletId}/version`, search: {}, label: menu('appletVersion') },
    { to: `/applet/${appletId}/develop`, search: {}, label: menu('appletDevelop') },
    { to: `/applet/${appletId}/message`, search: {}, label: menu('appletMessage') },
    { to: `/applet/${appletId}/usage`, search: {}, label: menu('appletUsage') },
  ];
  return <TabLinks label={t('tabs')} tabs={tabs} />;
};
