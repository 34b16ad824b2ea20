import type account from './pt/account.ts';
import type home from './pt/home.ts';
import type menu from './pt/menu.ts';
import type session from './pt/session.ts';
import type team from './pt/team.ts';

declare module '@balcao/ui/texts' {
  interface Texts {
    account: typeof account;
    home: typeof home;
    menu: typeof menu;
    session: typeof session;
    team: typeof team;
  }
}

/** The key of a route's title. */
export type MenuTitle = keyof typeof menu;
