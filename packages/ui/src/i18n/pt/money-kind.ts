import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import type { MoneyKind } from '../../money-kind.ts';
import shared from './shared.ts';

/** What each kind of money is called, on every screen. */
export default {
  paid: money.paidVolume,
  pending: names.toBeSettled,
  available: shared.availableBalance,
  reserve: names.refundReserve,
  withdrawing: names.beingWithdrawn,
  withdrawn: 'Sacado',
  refunding: names.beingRefunded,
  refunded: vocabulary.givenBack,
  dispute: names.blockedByTheBank,
  returned: names.returnedByTheBank,
  fee: vocabulary.fee,
  debt: names.owedToThePlatform,
} as const satisfies Readonly<Record<MoneyKind, string>>;
