import { useLocation } from '@tanstack/react-router';
import { SetUpPage } from '../features/staff/set-up-page.tsx';
import { enter } from './enter.ts';
import { leave } from './leave.ts';

/** What stands behind the # goes to no server by itself. */
export const SetUpRoute = () => {
  const token = useLocation({ select: ({ hash }) => hash });
  return <SetUpPage token={token} onEntered={(session) => void enter(session)} onLeave={() => void leave()} />;
};
