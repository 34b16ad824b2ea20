import shared from '@balcao/ui/i18n/es/shared';
import ui from '@balcao/ui/i18n/es/ui';
import authorization from './es/authorization.ts';
import menu from './es/menu.ts';
import session from './es/session.ts';

export default {
  shared,
  ui,
  authorization,
  menu,
  session,
};
