import ui from '@balcao/ui/i18n/en';
import authorization from './en/authorization.ts';
import menu from './en/menu.ts';
import session from './en/session.ts';

export default {
  ui,
  authorization,
  menu,
  session,
};
