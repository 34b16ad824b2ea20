import ui from '@balcao/ui/i18n/pt';
import account from './pt/account.ts';
import home from './pt/home.ts';
import menu from './pt/menu.ts';
import session from './pt/session.ts';
import team from './pt/team.ts';

export default { ui, account, home, menu, session, team };
