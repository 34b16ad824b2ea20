import {
  changeApplet,
  checkAppletName,
  createApplet,
  getApplet,
  listApplets,
  readAppletIcon,
} from '@balcao/contract/applet';
import type { Implement } from '../../platform/implement.ts';
import type { AppletService } from './applet.service.ts';
import type { AppletIcons } from './applet-icon.service.ts';

export const appletRoutes = (implement: Implement, applets: AppletService, icons: AppletIcons): void => {
  implement(listApplets, applets.list);
  implement(checkAppletName, applets.checkName);
  implement(readAppletIcon, icons.read);
  implement(getApplet, applets.get);
  implement(createApplet, applets.create);
  implement(changeApplet, applets.change);
};
