import shared from '@balcao/ui/i18n/es/shared';
import ui from '@balcao/ui/i18n/es/ui';
import auditEvent from './es/audit-event.ts';
import calendar from './es/calendar.ts';
import consent from './es/consent.ts';
import desk from './es/desk.ts';
import dispute from './es/dispute.ts';
import frame from './es/frame.ts';
import help from './es/help.ts';
import journal from './es/journal.ts';
import ledger from './es/ledger.ts';
import merchant from './es/merchant.ts';
import message from './es/message.ts';
import moderation from './es/moderation.ts';
import parts from './es/parts.ts';
import people from './es/people.ts';
import reconciliation from './es/reconciliation.ts';
import review from './es/review.ts';
import robot from './es/robot.ts';
import staff from './es/staff.ts';
import support from './es/support.ts';
import template from './es/template.ts';
import ticket from './es/ticket.ts';
import unidentified from './es/unidentified.ts';
import unknown from './es/unknown.ts';
import version from './es/version.ts';
import waiting from './es/waiting.ts';
import withdrawal from './es/withdrawal.ts';
import workflow from './es/workflow.ts';

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
