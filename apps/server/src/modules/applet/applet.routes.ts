import {
  changeApplet,
  checkAppletName,
  createApplet,
  getApplet,
  listApplets,
  readAppletIcon,
} from '@balcao/contract/applet';
import { cancelRemoval, getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import type { Implement } from '../../platform/implement.ts';
import type { AppletService } from './applet.service.ts';
import type { AppletIcons } from './applet-icon.service.ts';
import type { AppletRemovals } from './applet-removal.service.ts';

interface Services {
  readonly applets: AppletService;
  readonly icons: AppletIcons;
  readonly removals: AppletRemovals;
}

export const appletRoutes = (implement: Implement, { applets, icons, removals }: Services): void => {
  implement(listApplets, applets.list);
  implement(checkAppletName, applets.checkName);
  implement(readAppletIcon, icons.read);
  implement(getApplet, applets.get);
  implement(createApplet, applets.create);
  implement(changeApplet, applets.change);
  implement(requestRemoval, removals.request);
  implement(cancelRemoval, removals.cancel);
  implement(getRemoval, removals.get);
};
