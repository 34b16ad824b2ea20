import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import type { OrderSearch } from './order.queries.ts';

const list = '/payment/transaction/orders';
const one = '/payment/transaction/orders/$number';

/** The address of the list: its filters, its page, and the order that is open beside it. */
export const useOrderSearch = () => {
  const search: OrderSearch = useSearch({ from: '/team/payment/transaction/orders' });
  const { number } = useParams({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const openedHere = useRef(false);
  const target = (of: string) => ({ to: one, params: { number: of }, search }) as const;
  return {
    search,
    /** The number of the open order. */
    number,
    setSearch: (changed: OrderSearch) => void navigate({ to: list, search: changed }),
    hrefOf: (of: string) => router.buildLocation(target(of)).href,
    open: (of: string) => {
      openedHere.current = true;
      void navigate({ ...target(of), resetScroll: false });
    },
    /** Back to the list: the step that opened the order is taken back, so that "back" leads to where somebody was before. */
    close: () => {
      if (openedHere.current) router.history.back();
      else void navigate({ to: list, search, replace: true, resetScroll: false });
      openedHere.current = false;
    },
  };
};
