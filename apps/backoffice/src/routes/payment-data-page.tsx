import { BindButton } from '../features/authorization/bind-button.tsx';
import { PaymentDataPage as Page } from '../features/merchant/payment-data-page.tsx';

/** The data for payments; a person who is certified with them links the chat account here. */
export const PaymentDataPage = () => <Page bind={<BindButton bound={null} isNext />} />;
