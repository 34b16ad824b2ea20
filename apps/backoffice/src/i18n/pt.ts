import ui from '@balcao/ui/i18n/pt';
import access from './pt/access.ts';
import account from './pt/account.ts';
import authorization from './pt/authorization.ts';
import certificate from './pt/certificate.ts';
import certification from './pt/certification.ts';
import dashboard from './pt/dashboard.ts';
import factor from './pt/factor.ts';
import form from './pt/form.ts';
import home from './pt/home.ts';
import invitation from './pt/invitation.ts';
import log from './pt/log.ts';
import member from './pt/member.ts';
import menu from './pt/menu.ts';
import merchant from './pt/merchant.ts';
import order from './pt/order.ts';
import palette from './pt/palette.ts';
import passkey from './pt/passkey.ts';
import review from './pt/review.ts';
import role from './pt/role.ts';
import session from './pt/session.ts';
import team from './pt/team.ts';
import webhook from './pt/webhook.ts';

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
