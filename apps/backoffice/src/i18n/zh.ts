import ui from '@balcao/ui/i18n/zh';
import access from './zh/access.ts';
import account from './zh/account.ts';
import authorization from './zh/authorization.ts';
import certificate from './zh/certificate.ts';
import certification from './zh/certification.ts';
import dashboard from './zh/dashboard.ts';
import factor from './zh/factor.ts';
import form from './zh/form.ts';
import home from './zh/home.ts';
import invitation from './zh/invitation.ts';
import log from './zh/log.ts';
import member from './zh/member.ts';
import menu from './zh/menu.ts';
import merchant from './zh/merchant.ts';
import order from './zh/order.ts';
import palette from './zh/palette.ts';
import passkey from './zh/passkey.ts';
import review from './zh/review.ts';
import role from './zh/role.ts';
import session from './zh/session.ts';
import team from './zh/team.ts';
import webhook from './zh/webhook.ts';

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
