import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../features/customer/card.queries.ts';
import { currentQuery } from '../features/customer/customer.queries.ts';
import { readyMeans, waysOf } from '../features/customer/means.ts';
import { TapMeans } from '../features/customer/tap-means.tsx';
import { TapScreen } from '../features/device/tap-screen.tsx';

/** Paying by coming near, with what is in the wallet. */
export const TapRoute = () => {
  const customer = useQuery(currentQuery).data;
  const cards = useQuery(cardsQuery).data;
  return (
    <TapScreen
      customerId={customer?.customerId}
      readyMeans={({ methods, amount }) => customer && cards && readyMeans(waysOf(methods, cards), amount, customer)}
      meansOf={(ask) => <TapMeans {...ask} />}
    />
  );
};
