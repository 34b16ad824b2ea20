import ui from '@balcao/ui/i18n/en';
import account from './en/account.ts';
import home from './en/home.ts';
import menu from './en/menu.ts';
import session from './en/session.ts';
import team from './en/team.ts';

export default { ui, account, home, menu, session, team };
