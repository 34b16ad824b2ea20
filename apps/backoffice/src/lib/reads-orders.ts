import { listOrders } from '@balcao/contract/order';
import { useMay } from './may.ts';

/** Whether the member may know who has ordered: by the right to read orders. */
export const useReadsOrders = (): boolean => useMay(listOrders);
