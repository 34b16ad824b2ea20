import ui from '@balcao/ui/i18n/es';
import account from './es/account.ts';
import home from './es/home.ts';
import menu from './es/menu.ts';
import session from './es/session.ts';
import team from './es/team.ts';

export default { ui, account, home, menu, session, team };
