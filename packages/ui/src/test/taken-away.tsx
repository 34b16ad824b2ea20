import { type ReactNode, useState } from 'react';

/** A live page that takes its form away, as one does that knows before the answer is there what its form has done: by this button. */
export const TakenAway = ({ children }: { children: ReactNode }) => {
  const [isKnown, setKnown] = useState(false);
  if (isKnown) return <p>Já é outra página</p>;
  return (
    <>
      <button type="button" onClick={() => setKnown(true)}>
        Chegou antes
      </button>
      {children}
    </>
  );
};
