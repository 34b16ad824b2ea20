import { addCard, listCards, removeCard, type TestCard } from '@balcao/contract/card';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const cardsQuery = queryOptions({
  queryKey: ['customer', 'cards'],
  queryFn: async () => (await api(listCards, {})).list,
});

const useInvalidation = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: cardsQuery.queryKey });
};
export const useAddCard = () =>
  useKeyedMutation({
    place: 'card',
    send: (card: TestCard, attempt) => api(addCard, { body: { card } }, attempt),
    onSettled: useInvalidation(),
  });
export const useRemoveCard = () =>
  useCommand({ mutationFn: (id: string) => api(removeCard, { params: { id } }), onSettled: useInvalidation() });
