import { streamEvents } from '@balcao/contract/notification';
import { countUnseen, listNotices, seeNotices } from '@balcao/contract/notification-bell';
import {
  listNoticePreferences,
  saveNoticePolicy,
  saveNoticePreference,
} from '@balcao/contract/notification-preference';
import { endPushDevice, readPushKey, savePushDevice } from '@balcao/contract/notification-push';
import type { Implement } from '../../platform/implement.ts';
import type { Bell } from './bell.service.ts';
import type { NoticePreferences } from './notice-preference.service.ts';
import type { NotificationService } from './notification.service.ts';
import type { PushDevices } from './push-device.service.ts';

interface Services {
  readonly notifications: NotificationService;
  readonly bell: Bell;
  readonly noticePreferences: NoticePreferences;
  readonly pushDevices: PushDevices;
}

export const notificationRoutes = (
  implement: Implement,
  { notifications, bell, noticePreferences, pushDevices }: Services,
): void => {
  implement(streamEvents, notifications.stream);
  implement(listNotices, bell.list);
  implement(countUnseen, bell.unseen);
  implement(seeNotices, bell.see);
  implement(listNoticePreferences, noticePreferences.list);
  implement(saveNoticePreference, noticePreferences.save);
  implement(saveNoticePolicy, noticePreferences.savePolicy);
  implement(readPushKey, pushDevices.key);
  implement(savePushDevice, pushDevices.save);
  implement(endPushDevice, pushDevices.end);
};
