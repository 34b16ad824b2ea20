import { lazy, Suspense, useEffect } from 'react';
import { useProofAsk } from './proven.ts';
import { withWords } from './words.ts';

const ProofDialog = lazy(() => withWords('team', () => import('./proof-dialog.tsx')));

/** Shows the question whether it is the owner who sits here; stands once, around every page behind the login. */
export const ProofHost = () => {
  const ask = useProofAsk();
  // Whoever logs out while the question stands has not answered it, and nobody after them shall.
  useEffect(() => () => ask?.settle(false), [ask]);
  return (
    ask && (
      <Suspense>
        <ProofDialog key={ask.approval?.id ?? ''} approval={ask.approval} onDone={ask.settle} />
      </Suspense>
    )
  );
};
