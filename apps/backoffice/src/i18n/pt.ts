import ui from '@balcao/ui/i18n/pt';
import account from './pt/account.ts';
import certificate from './pt/certificate.ts';
import dashboard from './pt/dashboard.ts';
import home from './pt/home.ts';
import menu from './pt/menu.ts';
import order from './pt/order.ts';
import session from './pt/session.ts';
import team from './pt/team.ts';
import webhook from './pt/webhook.ts';

export default { ui, account, certificate, dashboard, home, menu, order, session, team, webhook };
