import type { NoticeKind } from '@balcao/contract/notification-notice';
import type { Icon } from '@balcao/ui/icon';
import {
  IconArrowBackUp,
  IconBellX,
  IconBuildingBank,
  IconCalendarDollar,
  IconCertificate,
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconCoins,
  IconHourglass,
  IconLock,
  IconLockOpen,
  IconPlugConnectedX,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react';

/** The sign of each kind, and how it sounds: good news, bad news, something that waits, or just so. */
export const noticeSigns: Readonly<Record<NoticeKind, { readonly icon: Icon; readonly tone: string }>> = {
  withdrawalPaid: { icon: IconCircleCheck, tone: 'good' },
  withdrawalFailed: { icon: IconCircleX, tone: 'bad' },
  settlementArrived: { icon: IconCalendarDollar, tone: 'good' },
  automaticSkipped: { icon: IconClockPause, tone: 'waiting' },
  destinationAdded: { icon: IconBuildingBank, tone: 'moving' },
  moneyFrozen: { icon: IconLock, tone: 'bad' },
  moneyUnfrozen: { icon: IconLockOpen, tone: 'good' },
  refundWaiting: { icon: IconHourglass, tone: 'waiting' },
  largeRefund: { icon: IconArrowBackUp, tone: 'moving' },
  wrongAmount: { icon: IconCoins, tone: 'waiting' },
  reviewDecided: { icon: IconRosetteDiscountCheck, tone: 'moving' },
  certificateEnding: { icon: IconCertificate, tone: 'waiting' },
  webhookPaused: { icon: IconPlugConnectedX, tone: 'bad' },
  webhookGivenUp: { icon: IconBellX, tone: 'bad' },
};
