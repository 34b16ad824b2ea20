import { lazy, Suspense, useEffect } from 'react';
import { useStepUpRequest } from './step-up.ts';
import { withWords } from './words.ts';

const StepUpDialog = lazy(() => withWords('team', () => import('./step-up-dialog.tsx')));

/** Asks for a proof that it is the owner; stands once, around every page behind the login. */
export const StepUpHost = () => {
  const ask = useStepUpRequest();
  // Logging out while the dialog is open cancels it, and it is not shown to the next person.
  useEffect(() => () => ask?.settle(false), [ask]);
  return (
    ask && (
      <Suspense>
        <StepUpDialog key={ask.approval?.id ?? ''} approval={ask.approval} onDone={ask.settle} />
      </Suspense>
    )
  );
};
