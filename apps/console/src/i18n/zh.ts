import shared from '@balcao/ui/i18n/zh/shared';
import ui from '@balcao/ui/i18n/zh/ui';
import auditEvent from './zh/audit-event.ts';
import calendar from './zh/calendar.ts';
import consent from './zh/consent.ts';
import desk from './zh/desk.ts';
import dispute from './zh/dispute.ts';
import frame from './zh/frame.ts';
import help from './zh/help.ts';
import journal from './zh/journal.ts';
import ledger from './zh/ledger.ts';
import merchant from './zh/merchant.ts';
import message from './zh/message.ts';
import moderation from './zh/moderation.ts';
import parts from './zh/parts.ts';
import people from './zh/people.ts';
import reconciliation from './zh/reconciliation.ts';
import review from './zh/review.ts';
import robot from './zh/robot.ts';
import staff from './zh/staff.ts';
import support from './zh/support.ts';
import template from './zh/template.ts';
import ticket from './zh/ticket.ts';
import unidentified from './zh/unidentified.ts';
import unknown from './zh/unknown.ts';
import version from './zh/version.ts';
import waiting from './zh/waiting.ts';
import withdrawal from './zh/withdrawal.ts';
import workflow from './zh/workflow.ts';

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
