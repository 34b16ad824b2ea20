import ui from '@balcao/ui/i18n/en';
import access from './en/access.ts';
import account from './en/account.ts';
import authorization from './en/authorization.ts';
import certificate from './en/certificate.ts';
import certification from './en/certification.ts';
import dashboard from './en/dashboard.ts';
import factor from './en/factor.ts';
import form from './en/form.ts';
import home from './en/home.ts';
import invitation from './en/invitation.ts';
import log from './en/log.ts';
import member from './en/member.ts';
import menu from './en/menu.ts';
import merchant from './en/merchant.ts';
import order from './en/order.ts';
import palette from './en/palette.ts';
import passkey from './en/passkey.ts';
import review from './en/review.ts';
import role from './en/role.ts';
import session from './en/session.ts';
import team from './en/team.ts';
import webhook from './en/webhook.ts';

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
