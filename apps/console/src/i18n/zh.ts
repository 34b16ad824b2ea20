import shared from '@balcao/ui/i18n/zh/shared';
import ui from '@balcao/ui/i18n/zh/ui';
import calendar from './zh/calendar.ts';
import consent from './zh/consent.ts';
import deed from './zh/deed.ts';
import desk from './zh/desk.ts';
import dispute from './zh/dispute.ts';
import frame from './zh/frame.ts';
import journal from './zh/journal.ts';
import ledger from './zh/ledger.ts';
import merchant from './zh/merchant.ts';
import ownerless from './zh/ownerless.ts';
import parts from './zh/parts.ts';
import people from './zh/people.ts';
import reconciliation from './zh/reconciliation.ts';
import review from './zh/review.ts';
import staff from './zh/staff.ts';
import unknown from './zh/unknown.ts';
import withdrawal from './zh/withdrawal.ts';

export default {
  shared,
  ui,
  calendar,
  consent,
  deed,
  desk,
  dispute,
  frame,
  journal,
  ledger,
  merchant,
  ownerless,
  parts,
  people,
  reconciliation,
  review,
  staff,
  unknown,
  withdrawal,
};
