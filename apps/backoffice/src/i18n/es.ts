import ui from '@balcao/ui/i18n/es';
import access from './es/access.ts';
import account from './es/account.ts';
import certificate from './es/certificate.ts';
import dashboard from './es/dashboard.ts';
import factor from './es/factor.ts';
import home from './es/home.ts';
import invitation from './es/invitation.ts';
import member from './es/member.ts';
import menu from './es/menu.ts';
import order from './es/order.ts';
import session from './es/session.ts';
import team from './es/team.ts';
import webhook from './es/webhook.ts';

export default {
  ui,
  access,
  account,
  certificate,
  dashboard,
  factor,
  home,
  invitation,
  member,
  menu,
  order,
  session,
  team,
  webhook,
};
