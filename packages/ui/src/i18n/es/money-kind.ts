import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/money-kind.ts';
import shared from './shared.ts';

export default {
  paid: money.paidVolume,
  pending: names.toBeSettled,
  available: shared.availableBalance,
  reserve: names.refundReserve,
  withdrawing: names.beingWithdrawn,
  withdrawn: 'Retirado',
  refunding: names.beingRefunded,
  refunded: vocabulary.givenBack,
  dispute: names.blockedByTheBank,
  returned: names.returnedByTheBank,
  fee: vocabulary.fee,
  debt: names.owedToThePlatform,
} satisfies Shape<typeof pt>;
