import { AccountPage } from '../features/staff/account-page.tsx';
import { leave } from './leave.ts';

export const AccountRoute = () => <AccountPage onLeft={() => void leave()} />;
