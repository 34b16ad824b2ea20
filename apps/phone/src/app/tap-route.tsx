import { useQuery } from '@tanstack/react-query';
import { currentQuery } from '../features/customer/customer.queries.ts';
import { TapMeans } from '../features/customer/tap-means.tsx';
import { TapScreen } from '../features/device/tap-screen.tsx';

/** Paying by coming near, with what is in the wallet. */
export const TapRoute = () => (
  <TapScreen customerId={useQuery(currentQuery).data?.customerId} meansOf={(ask) => <TapMeans {...ask} />} />
);
