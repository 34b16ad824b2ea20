import type { Languages } from '@balcao/ui/texts';
import type auditEvent from './pt/audit-event.ts';
import type calendar from './pt/calendar.ts';
import type consent from './pt/consent.ts';
import type desk from './pt/desk.ts';
import type dispute from './pt/dispute.ts';
import type frame from './pt/frame.ts';
import type help from './pt/help.ts';
import type journal from './pt/journal.ts';
import type ledger from './pt/ledger.ts';
import type merchant from './pt/merchant.ts';
import type message from './pt/message.ts';
import type moderation from './pt/moderation.ts';
import type parts from './pt/parts.ts';
import type people from './pt/people.ts';
import type reconciliation from './pt/reconciliation.ts';
import type review from './pt/review.ts';
import type robot from './pt/robot.ts';
import type staff from './pt/staff.ts';
import type support from './pt/support.ts';
import type template from './pt/template.ts';
import type ticket from './pt/ticket.ts';
import type unidentified from './pt/unidentified.ts';
import type unknownOutcome from './pt/unknown.ts';
import type version from './pt/version.ts';
import type waiting from './pt/waiting.ts';
import type withdrawal from './pt/withdrawal.ts';
import type workflow from './pt/workflow.ts';

declare module '@balcao/ui/texts' {
  interface Texts {
    calendar: typeof calendar;
    consent: typeof consent;
    auditEvent: typeof auditEvent;
    desk: typeof desk;
    dispute: typeof dispute;
    frame: typeof frame;
    help: typeof help;
    journal: typeof journal;
    ledger: typeof ledger;
    merchant: typeof merchant;
    message: typeof message;
    moderation: typeof moderation;
    unidentified: typeof unidentified;
    parts: typeof parts;
    people: typeof people;
    reconciliation: typeof reconciliation;
    review: typeof review;
    robot: typeof robot;
    workflow: typeof workflow;
    staff: typeof staff;
    support: typeof support;
    template: typeof template;
    ticket: typeof ticket;
    unknown: typeof unknownOutcome;
    version: typeof version;
    waiting: typeof waiting;
    withdrawal: typeof withdrawal;
  }
}

/** One lazy chunk a language. */
export const languages: Languages = {
  'pt-BR': () => import('./pt.ts'),
  'en-US': () => import('./en.ts'),
  'es-MX': () => import('./es.ts'),
  'zh-CN': () => import('./zh.ts'),
};
