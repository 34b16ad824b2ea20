import type { Notice } from '@balcao/contract/notification-bell';
import type { NoticeRow } from './notice.tables.ts';

/** A notice on the wire: kind and data belong together, as they were told. */
export const presentNotice = ({ id, kind, data, createdAt, isSeen }: NoticeRow & { isSeen: boolean }): Notice =>
  ({ id, kind, data, at: createdAt.toISOString(), isSeen }) as Notice;
