import type { StaffDeedKind } from '@balcao/contract/staff';
import type { Icon } from '@balcao/ui/icon';
import {
  IconArrowBackUp,
  IconCheck,
  IconDownload,
  IconEye,
  IconFileText,
  IconKey,
  IconMail,
  IconMessageQuestion,
  IconShieldLock,
  IconShieldOff,
  IconUserCheck,
  IconUserCog,
  IconUserOff,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react';

/** A sign for each kind of deed. */
export const deedIcons: Readonly<Record<StaffDeedKind, Icon>> = {
  reviewOpened: IconEye,
  documentOpened: IconFileText,
  reviewApproved: IconCheck,
  reviewRejected: IconX,
  reviewQuestion: IconMessageQuestion,
  reopeningAsked: IconArrowBackUp,
  reopeningRefused: IconArrowBackUp,
  reopened: IconArrowBackUp,
  staffAdded: IconUserPlus,
  staffChanged: IconUserCog,
  staffDisabled: IconUserOff,
  staffEnabled: IconUserCheck,
  factorReset: IconShieldOff,
  linkSent: IconMail,
  setUpDone: IconKey,
  passwordChanged: IconKey,
  factorEnabled: IconShieldLock,
  factorDisabled: IconShieldOff,
  deedsExported: IconDownload,
};
