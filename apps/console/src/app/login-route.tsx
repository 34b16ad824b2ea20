import { SignInPage } from '../features/staff/sign-in-page.tsx';
import { enter } from './enter.ts';

export const LoginRoute = () => <SignInPage onEntered={(token) => void enter(token)} />;
