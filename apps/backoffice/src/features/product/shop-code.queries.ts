import {
  createShopCode,
  listShopCodes,
  type PosterPaper,
  printShopCode,
  removeShopCode,
  type ShopCode,
  updateShopCode,
} from '@balcao/contract/shop-code';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** What is filled in of a code. */
export type CodeValues = Pick<ShopCode, 'name' | 'goodsName' | 'amount'>;

export const shopCodesOptions = queryOptions({
  queryKey: ['product', 'codes'],
  queryFn: ({ signal }) => api(listShopCodes, {}, { signal }),
});

const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: shopCodesOptions.queryKey });
};

/** Makes a code, once however often the button is pressed. */
export const useCreateCode = () =>
  useKeyedMutation({
    place: useTeamPlace('shop-code'),
    send: (body: CodeValues, attempt) => api(createShopCode, { body }, attempt),
    onSettled: useInvalidation(),
  });

export const useChangeCode = () =>
  useCommand({
    mutationFn: ({ id, ...body }: CodeValues & Pick<ShopCode, 'id' | 'enabled' | 'version'>) =>
      api(updateShopCode, { params: { id }, body }),
    meta: { errors: 'editConflict' },
    onSettled: useInvalidation(),
  });

export const useRemoveCode = () =>
  useCommand({
    mutationFn: (id: string) => api(removeShopCode, { params: { id } }),
    onSettled: useInvalidation(),
  });

/** The poster as a file. @throws Error where the server did not answer with one. */
export const usePoster = () =>
  useCommand({
    mutationFn: async ({ id, paper }: { id: string; paper: PosterPaper }): Promise<Blob> => {
      const answer = await stream(printShopCode, { paper }, new AbortController().signal, { id });
      if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/pdf'))
        throw new Error('the poster did not come');
      return answer.blob();
    },
  });
