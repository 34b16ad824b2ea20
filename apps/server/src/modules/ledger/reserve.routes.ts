import { getBalances, getReserve, setAside, takeBack } from '@balcao/contract/ledger-reserve';
import type { Implement } from '../../platform/implement.ts';
import type { ReserveService } from './reserve.service.ts';

export const reserveRoutes = (implement: Implement, reserve: ReserveService): void => {
  implement(getBalances, reserve.balances);
  implement(getReserve, reserve.get);
  implement(setAside, reserve.setAside);
  implement(takeBack, reserve.takeBack, (_tx, { body }) => ({ amount: body.amount }));
};
