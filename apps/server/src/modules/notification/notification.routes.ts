import { streamEvents } from '@balcao/contract/notification';
import type { Implement } from '../../platform/implement.ts';
import type { NotificationService } from './notification.service.ts';

export const notificationRoutes = (implement: Implement, notifications: NotificationService): void => {
  implement(streamEvents, notifications.stream);
};
