import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type DeliverySearch, deliverySearchOf } from './webhook.queries.ts';

const page = '/setting/payment';
const tab = 'notifications';

/** The address of the list of notifications: its filters, its page, and the one that is open in the side panel. */
export const useDeliverySearch = () => {
  const { delivery, ...rest } = useSearch({ from: '/team/setting/payment' });
  const search = deliverySearchOf(rest);
  const { cursor: _, pageSize, ...filter } = search;
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string | undefined) => ({ to: page, search: { ...search, tab, delivery: id } }) as const;
  const go = (to: DeliverySearch) => void navigate({ to: page, search: { ...to, tab }, resetScroll: false });
  return {
    search,
    filter,
    /** Does the address narrow the list at all? */
    narrows: Object.values(filter).some((value) => value !== undefined),
    /** The id of the open notification. */
    delivery,
    /** Another filter is another list: it begins at its first page. */
    setFilter: (changed: Partial<typeof filter>) => go({ ...filter, ...changed, pageSize }),
    setCursor: (cursor: string | undefined) => go({ ...search, cursor }),
    hrefOf: (id: string) => router.buildLocation(target(id)).href,
    open: (id: string) => void navigate({ ...target(id), resetScroll: false }),
    close: () => void navigate({ ...target(undefined), resetScroll: false }),
  };
};
