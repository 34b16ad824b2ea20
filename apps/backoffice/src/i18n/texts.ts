import type access from './pt/access.ts';
import type account from './pt/account.ts';
import type applet from './pt/applet.ts';
import type authorization from './pt/authorization.ts';
import type bill from './pt/bill.ts';
import type certificate from './pt/certificate.ts';
import type certification from './pt/certification.ts';
import type dashboard from './pt/dashboard.ts';
import type device from './pt/device.ts';
import type dispute from './pt/dispute.ts';
import type domain from './pt/domain.ts';
import type exportTexts from './pt/export.ts';
import type factor from './pt/factor.ts';
import type financial from './pt/financial.ts';
import type form from './pt/form.ts';
import type home from './pt/home.ts';
import type instalment from './pt/instalment.ts';
import type invitation from './pt/invitation.ts';
import type ledger from './pt/ledger.ts';
import type log from './pt/log.ts';
import type member from './pt/member.ts';
import type menu from './pt/menu.ts';
import type merchant from './pt/merchant.ts';
import type notification from './pt/notification.ts';
import type order from './pt/order.ts';
import type palette from './pt/palette.ts';
import type passkey from './pt/passkey.ts';
import type preauth from './pt/preauth.ts';
import type product from './pt/product.ts';
import type refund from './pt/refund.ts';
import type request from './pt/request.ts';
import type review from './pt/review.ts';
import type role from './pt/role.ts';
import type session from './pt/session.ts';
import type settlement from './pt/settlement.ts';
import type standing from './pt/standing.ts';
import type team from './pt/team.ts';
import type webhook from './pt/webhook.ts';
import type withdrawal from './pt/withdrawal.ts';

declare module '@balcao/ui/texts' {
  interface Texts {
    access: typeof access;
    account: typeof account;
    applet: typeof applet;
    authorization: typeof authorization;
    bill: typeof bill;
    certificate: typeof certificate;
    certification: typeof certification;
    dashboard: typeof dashboard;
    device: typeof device;
    domain: typeof domain;
    export: typeof exportTexts;
    factor: typeof factor;
    financial: typeof financial;
    form: typeof form;
    home: typeof home;
    instalment: typeof instalment;
    preauth: typeof preauth;
    invitation: typeof invitation;
    ledger: typeof ledger;
    log: typeof log;
    member: typeof member;
    menu: typeof menu;
    merchant: typeof merchant;
    notification: typeof notification;
    order: typeof order;
    palette: typeof palette;
    product: typeof product;
    dispute: typeof dispute;
    refund: typeof refund;
    request: typeof request;
    review: typeof review;
    role: typeof role;
    passkey: typeof passkey;
    session: typeof session;
    settlement: typeof settlement;
    standing: typeof standing;
    team: typeof team;
    webhook: typeof webhook;
    withdrawal: typeof withdrawal;
  }
}

/** The key of a sentence of the activity log. */
export type Says = keyof typeof log.says;
/** The key of a route's title. */
export type MenuTitle = keyof typeof menu;
