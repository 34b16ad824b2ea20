import type { MenuId } from '@balcao/contract/menus';
import { AppletKind, ChannelKind, type ReviewKind } from '@balcao/contract/review';

/** The menu that a member must be able to write in to answer for a submission of this kind. */
export const menuOf = (kind: ReviewKind): MenuId => {
  if (AppletKind.safeParse(kind).success) return 'applets.index';
  if (ChannelKind.safeParse(kind).success) return 'channels.index';
  if (kind === 'messageTemplate') return 'messages.index';
  return kind === 'product' ? 'payment.products' : 'setting.merchant';
};
