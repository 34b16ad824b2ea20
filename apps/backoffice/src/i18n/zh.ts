import ui from '@balcao/ui/i18n/zh';
import account from './zh/account.ts';
import certificate from './zh/certificate.ts';
import dashboard from './zh/dashboard.ts';
import home from './zh/home.ts';
import menu from './zh/menu.ts';
import order from './zh/order.ts';
import session from './zh/session.ts';
import team from './zh/team.ts';
import webhook from './zh/webhook.ts';

export default { ui, account, certificate, dashboard, home, menu, order, session, team, webhook };
