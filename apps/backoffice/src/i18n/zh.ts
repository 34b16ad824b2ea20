import shared from '@balcao/ui/i18n/zh/shared';
import ui from '@balcao/ui/i18n/zh/ui';
import authorization from './zh/authorization.ts';
import menu from './zh/menu.ts';
import session from './zh/session.ts';

export default {
  shared,
  ui,
  authorization,
  menu,
  session,
};
