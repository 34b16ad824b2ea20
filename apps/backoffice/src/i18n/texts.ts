import type access from './pt/access.ts';
import type account from './pt/account.ts';
import type authorization from './pt/authorization.ts';
import type certificate from './pt/certificate.ts';
import type certification from './pt/certification.ts';
import type dashboard from './pt/dashboard.ts';
import type factor from './pt/factor.ts';
import type form from './pt/form.ts';
import type home from './pt/home.ts';
import type invitation from './pt/invitation.ts';
import type log from './pt/log.ts';
import type member from './pt/member.ts';
import type menu from './pt/menu.ts';
import type merchant from './pt/merchant.ts';
import type order from './pt/order.ts';
import type palette from './pt/palette.ts';
import type passkey from './pt/passkey.ts';
import type review from './pt/review.ts';
import type role from './pt/role.ts';
import type session from './pt/session.ts';
import type team from './pt/team.ts';
import type webhook from './pt/webhook.ts';

declare module '@balcao/ui/texts' {
  interface Texts {
    access: typeof access;
    account: typeof account;
    authorization: typeof authorization;
    certificate: typeof certificate;
    certification: typeof certification;
    dashboard: typeof dashboard;
    factor: typeof factor;
    form: typeof form;
    home: typeof home;
    invitation: typeof invitation;
    log: typeof log;
    member: typeof member;
    menu: typeof menu;
    merchant: typeof merchant;
    order: typeof order;
    palette: typeof palette;
    review: typeof review;
    role: typeof role;
    passkey: typeof passkey;
    session: typeof session;
    team: typeof team;
    webhook: typeof webhook;
  }
}

/** The key of a sentence of the activity log. */
export type Says = keyof typeof log.says;
/** The key of a route's title. */
export type MenuTitle = keyof typeof menu;
