import ui from '@balcao/ui/i18n/es';
import access from './es/access.ts';
import account from './es/account.ts';
import authorization from './es/authorization.ts';
import certificate from './es/certificate.ts';
import certification from './es/certification.ts';
import dashboard from './es/dashboard.ts';
import factor from './es/factor.ts';
import form from './es/form.ts';
import home from './es/home.ts';
import invitation from './es/invitation.ts';
import log from './es/log.ts';
import member from './es/member.ts';
import menu from './es/menu.ts';
import merchant from './es/merchant.ts';
import order from './es/order.ts';
import palette from './es/palette.ts';
import passkey from './es/passkey.ts';
import review from './es/review.ts';
import role from './es/role.ts';
import session from './es/session.ts';
import team from './es/team.ts';
import webhook from './es/webhook.ts';

export default {
  ui,
  access,
  account,
  authorization,
  certificate,
  certification,
  dashboard,
  factor,
  form,
  home,
  invitation,
  log,
  member,
  menu,
  merchant,
  order,
  palette,
  review,
  role,
  passkey,
  session,
  team,
  webhook,
};
