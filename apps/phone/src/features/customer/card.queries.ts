import { addCard, listCards, removeCard, type TestCard } from '@balcao/contract/card';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const cardsQuery = queryOptions({
  queryKey: ['customer', 'cards'],
  queryFn: async () => (await api(listCards, {})).list,
});

const useChangeOfCards = <Ask>(change: (ask: Ask) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  });
};
export const useAddCard = () => useChangeOfCards((card: TestCard) => api(addCard, { body: { card } }));
export const useRemoveCard = () => useChangeOfCards((id: string) => api(removeCard, { params: { id } }));
