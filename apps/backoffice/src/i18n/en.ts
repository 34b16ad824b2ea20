import ui from '@balcao/ui/i18n/en';
import account from './en/account.ts';
import certificate from './en/certificate.ts';
import dashboard from './en/dashboard.ts';
import home from './en/home.ts';
import menu from './en/menu.ts';
import order from './en/order.ts';
import session from './en/session.ts';
import team from './en/team.ts';
import webhook from './en/webhook.ts';

export default { ui, account, certificate, dashboard, home, menu, order, session, team, webhook };
