import { CameraView } from '../features/customer/camera-view.tsx';
import { PaymentSheet } from '../features/customer/payment-sheet.tsx';
import { OpeningScreen } from '../features/opening/opening-screen.tsx';

/** A mini program, and what the chat app does for it: its cashier and its camera. */
export const OpeningPage = () => (
  <OpeningScreen
    chatApp={{
      cashier: (sheet) => <PaymentSheet key={sheet.code} {...sheet} />,
      camera: (view) => <CameraView {...view} />,
    }}
  />
);
