import shared from '@balcao/ui/i18n/en/shared';
import ui from '@balcao/ui/i18n/en/ui';
import auditEvent from './en/audit-event.ts';
import calendar from './en/calendar.ts';
import consent from './en/consent.ts';
import desk from './en/desk.ts';
import dispute from './en/dispute.ts';
import frame from './en/frame.ts';
import help from './en/help.ts';
import journal from './en/journal.ts';
import ledger from './en/ledger.ts';
import merchant from './en/merchant.ts';
import message from './en/message.ts';
import moderation from './en/moderation.ts';
import parts from './en/parts.ts';
import people from './en/people.ts';
import reconciliation from './en/reconciliation.ts';
import review from './en/review.ts';
import robot from './en/robot.ts';
import staff from './en/staff.ts';
import support from './en/support.ts';
import template from './en/template.ts';
import ticket from './en/ticket.ts';
import unidentified from './en/unidentified.ts';
import unknown from './en/unknown.ts';
import version from './en/version.ts';
import waiting from './en/waiting.ts';
import withdrawal from './en/withdrawal.ts';
import workflow from './en/workflow.ts';

export default {
  shared,
  ui,
  calendar,
  consent,
  auditEvent,
  desk,
  dispute,
  frame,
  help,
  journal,
  ledger,
  merchant,
  message,
  moderation,
  unidentified,
  parts,
  people,
  reconciliation,
  review,
  robot,
  staff,
  support,
  template,
  ticket,
  unknown,
  version,
  waiting,
  withdrawal,
  workflow,
};
