import type { LogEvent } from '@balcao/contract/log';
import type { Icon } from '@balcao/ui/icon';
import {
  IconApps,
  IconAppWindow,
  IconMail,
  IconShieldCheck,
  IconShieldCog,
  IconShieldOff,
  IconShieldPlus,
  IconShieldX,
  IconUserCog,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';

/** A sign for each kind of audit event: people, invitations, the shield of a role, and mini programs. */
export const logIcons: Readonly<Record<LogEvent, Icon>> = {
  '1': IconUserPlus,
  '2': IconMail,
  '3': IconUserMinus,
  '4': IconShieldPlus,
  '5': IconShieldOff,
  '6': IconShieldX,
  '7': IconUserCog,
  '8': IconShieldCog,
  '9': IconShieldCheck,
  '10': IconAppWindow,
  '11': IconApps,
};
