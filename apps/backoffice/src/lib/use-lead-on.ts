import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

interface LeadOn<Reply> {
  /** The command is sent from the address of this moment. */
  readonly begin: () => void;
  /** Its answer is there: leads on, unless the person has gone elsewhere meanwhile. */
  readonly lead: (reply: Reply) => void;
}

/**
 * Leads to another page after a command that takes its own page away, as an erased thing does: what sent it may be gone before its answer is
 * there, and the person is led on all the same. A person who has left for another address is not called back from there.
 */
export const useLeadOn = <Reply = void>(lead: (reply: Reply) => void): LeadOn<Reply> => {
  const router = useRouter();
  const from = useRef<string>(undefined);
  const here = () => router.state.location.href;
  return {
    begin: () => {
      from.current = here();
    },
    lead: (reply) => {
      if (from.current === here()) lead(reply);
    },
  };
};
