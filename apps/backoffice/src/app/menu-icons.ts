import { IconApps, IconBroadcast, IconCreditCard, IconHome, IconMessage2, IconSettings } from '@tabler/icons-react';

/** Icons of the side menu; they load with the team's frame and not with the route tree. */
export const menuIcons = {
  home: IconHome,
  payment: IconCreditCard,
  applets: IconApps,
  channels: IconBroadcast,
  messages: IconMessage2,
  setting: IconSettings,
};
export type MenuIcon = keyof typeof menuIcons;
