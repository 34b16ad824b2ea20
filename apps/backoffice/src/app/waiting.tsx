import { lazy, type ReactNode, Suspense } from 'react';
import { useWaitingAbove } from '../lib/waiting.ts';

const WaitingNotice = lazy(() => import('./waiting-notice.tsx'));

/** What waits for a person of the team, above its screens. */
export const useWaiting = (): ReactNode =>
  useWaitingAbove() ? (
    <Suspense>
      <WaitingNotice />
    </Suspense>
  ) : null;
