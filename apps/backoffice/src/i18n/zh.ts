import ui from '@balcao/ui/i18n/zh';
import authorization from './zh/authorization.ts';
import menu from './zh/menu.ts';
import session from './zh/session.ts';

export default {
  ui,
  authorization,
  menu,
  session,
};
