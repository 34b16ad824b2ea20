import type { Means } from '@balcao/contract/customer';
import type { PaymentMethod } from '@balcao/contract/order';
import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from './card.queries.ts';
import { currentQuery } from './customer.queries.ts';
import { meansOf, takesCards, waysOf } from './means.ts';
import { MeansChoice } from './means-choice.tsx';

interface TapMeansProps {
  /** What the shop takes. */
  methods: readonly PaymentMethod[];
  means: Means | undefined;
  onMeans: (means: Means) => void;
}

/** How to pay by coming near: from the wallet, or with one of the cards, at once. */
export const TapMeans = ({ methods, means, onMeans }: TapMeansProps) => {
  const customer = useQuery(currentQuery).data;
  const cards = useQuery(cardsQuery).data ?? [];
  const ways = waysOf(methods, cards);
  const chosen = ways.find(({ key }) => key === (means && ('cardId' in means ? means.cardId : means.method)));
  return (
    <MeansChoice
      ways={ways}
      chosen={chosen}
      customer={customer}
      takesCards={takesCards(methods)}
      onChoose={(key) => {
        const way = ways.find((one) => one.key === key);
        if (way) onMeans(meansOf(way, 1));
      }}
    />
  );
};
