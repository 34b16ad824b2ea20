import { useNavigate } from '@tanstack/react-router';
import { SignInPage } from '../features/staff/sign-in-page.tsx';
import { sessionToken } from '../lib/session-token.ts';
import { queryClient } from './query-client.ts';

export const LoginRoute = () => {
  const navigate = useNavigate();
  const enter = (token: string) => {
    sessionToken.set(token);
    queryClient.clear();
    void navigate({ to: '/', replace: true });
  };
  return <SignInPage onEntered={enter} />;
};
