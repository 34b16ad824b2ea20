import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/money-kind.ts';
import shared from './shared.ts';

export default {
  paid: money.paidVolume,
  pending: names.toBeSettled,
  available: shared.availableBalance,
  reserve: names.refundReserve,
  withdrawing: names.beingWithdrawn,
  withdrawn: '已提现',
  refunding: names.beingRefunded,
  refunded: vocabulary.givenBack,
  dispute: names.blockedByTheBank,
  returned: names.returnedByTheBank,
  fee: vocabulary.fee,
  debt: names.owedToThePlatform,
} satisfies Shape<typeof pt>;
