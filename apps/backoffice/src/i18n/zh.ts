import ui from '@balcao/ui/i18n/zh';
import account from './zh/account.ts';
import home from './zh/home.ts';
import menu from './zh/menu.ts';
import session from './zh/session.ts';
import team from './zh/team.ts';

export default { ui, account, home, menu, session, team };
