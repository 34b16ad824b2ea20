import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

const page = '/setting/payment';

/** The address of the list of notifications: its page, and the one that is open beside it. */
export const useDeliverySearch = () => {
  const { cursor, delivery } = useSearch({ from: '/team/setting/payment' });
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string | undefined) => ({ to: page, search: { cursor, delivery: id } }) as const;
  return {
    cursor,
    /** The id of the open notification. */
    delivery,
    setCursor: (to: string | undefined) => void navigate({ to: page, search: { cursor: to }, resetScroll: false }),
    hrefOf: (id: string) => router.buildLocation(target(id)).href,
    open: (id: string) => void navigate({ ...target(id), resetScroll: false }),
    close: () => void navigate({ ...target(undefined), resetScroll: false }),
  };
};
