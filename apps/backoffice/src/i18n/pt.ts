import shared from '@balcao/ui/i18n/pt/shared';
import ui from '@balcao/ui/i18n/pt/ui';
import authorization from './pt/authorization.ts';
import menu from './pt/menu.ts';
import session from './pt/session.ts';

export default {
  shared,
  ui,
  authorization,
  menu,
  session,
};
