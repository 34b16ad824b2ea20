import ui from '@balcao/ui/i18n/pt';
import authorization from './pt/authorization.ts';
import menu from './pt/menu.ts';
import session from './pt/session.ts';

export default {
  ui,
  authorization,
  menu,
  session,
};
