import { useQuery } from '@tanstack/react-query';
import { AddressSheet } from '../features/address/address-sheet.tsx';
import { CameraView } from '../features/customer/camera-view.tsx';
import { currentQuery } from '../features/customer/customer.queries.ts';
import { PaymentSheet } from '../features/customer/payment-sheet.tsx';
import { OpeningScreen } from '../features/opening/opening-screen.tsx';

/** The addresses, with the name of the person to begin another one with. */
const OwnAddressSheet = (sheet: Omit<Parameters<typeof AddressSheet>[0], 'person' | 'isReady'>) => {
  const { data, isPending } = useQuery(currentQuery);
  const person = data && { recipient: data.name, phone: data.phone };
  return <AddressSheet {...sheet} person={person} isReady={!isPending} />;
};

/** A mini program, and what the chat app does for it: its cashier, its addresses and its camera. */
export const OpeningPage = () => (
  <OpeningScreen
    chatApp={{
      cashier: (sheet) => <PaymentSheet key={sheet.code} {...sheet} />,
      addresses: (sheet) => <OwnAddressSheet {...sheet} />,
      camera: (view) => <CameraView {...view} />,
    }}
  />
);
