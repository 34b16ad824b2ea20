import shared from '@balcao/ui/i18n/en/shared';
import ui from '@balcao/ui/i18n/en/ui';
import authorization from './en/authorization.ts';
import menu from './en/menu.ts';
import session from './en/session.ts';

export default {
  shared,
  ui,
  authorization,
  menu,
  session,
};
