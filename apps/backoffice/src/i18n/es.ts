import ui from '@balcao/ui/i18n/es';
import account from './es/account.ts';
import certificate from './es/certificate.ts';
import dashboard from './es/dashboard.ts';
import home from './es/home.ts';
import menu from './es/menu.ts';
import order from './es/order.ts';
import session from './es/session.ts';
import team from './es/team.ts';
import webhook from './es/webhook.ts';

export default { ui, account, certificate, dashboard, home, menu, order, session, team, webhook };
