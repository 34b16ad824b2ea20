import shared from '@balcao/ui/i18n/pt/shared';
import ui from '@balcao/ui/i18n/pt/ui';
import auditEvent from './pt/audit-event.ts';
import calendar from './pt/calendar.ts';
import consent from './pt/consent.ts';
import desk from './pt/desk.ts';
import dispute from './pt/dispute.ts';
import frame from './pt/frame.ts';
import help from './pt/help.ts';
import journal from './pt/journal.ts';
import ledger from './pt/ledger.ts';
import merchant from './pt/merchant.ts';
import message from './pt/message.ts';
import moderation from './pt/moderation.ts';
import parts from './pt/parts.ts';
import people from './pt/people.ts';
import reconciliation from './pt/reconciliation.ts';
import review from './pt/review.ts';
import robot from './pt/robot.ts';
import staff from './pt/staff.ts';
import support from './pt/support.ts';
import template from './pt/template.ts';
import ticket from './pt/ticket.ts';
import unidentified from './pt/unidentified.ts';
import unknown from './pt/unknown.ts';
import version from './pt/version.ts';
import waiting from './pt/waiting.ts';
import withdrawal from './pt/withdrawal.ts';
import workflow from './pt/workflow.ts';

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
