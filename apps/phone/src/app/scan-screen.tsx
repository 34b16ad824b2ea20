import { AuthorizationSheet } from '../features/authorization/authorization-sheet.tsx';
import { PayScreen } from '../features/customer/pay-screen.tsx';

/** The scanner: a code of Pix is paid, a code of the back office is answered. */
export const ScanScreen = () => (
  <PayScreen authorization={(sheet) => <AuthorizationSheet key={sheet.code} {...sheet} />} />
);
