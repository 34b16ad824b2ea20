import { AppletSettingPage as Page } from '../features/applet/applet-setting-page.tsx';
import { AppletAssociations } from '../features/association/applet-associations.tsx';

/** What people see of a mini program, and the channels that lead to it. */
export const AppletSettingPage = () => <Page more={(appletId) => <AppletAssociations appletId={appletId} />} />;
