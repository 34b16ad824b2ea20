import ui from '@balcao/ui/i18n/es';
import authorization from './es/authorization.ts';
import menu from './es/menu.ts';
import session from './es/session.ts';

export default {
  ui,
  authorization,
  menu,
  session,
};
