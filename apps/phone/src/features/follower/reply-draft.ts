import type { ReplyEntry } from '@balcao/contract/reply-phone';
import { useState } from 'react';

const nameOf = (broadcastId: string): string => `balcao.phone.reply.${broadcastId}`;
const read = (broadcastId: string): ReplyEntry => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(broadcastId)) ?? 'null') as ReplyEntry | null;
    if (kept) return kept;
  } catch {
    // What cannot be read is as good as nothing.
  }
  return { clientId: crypto.randomUUID(), text: '' };
};

/** A reply that is not known to have arrived, under the id that it is sent with, again if need be; a reload does not lose it. */
export const useReplyDraft = (broadcastId: string) => {
  const [draft, setDraft] = useState(() => read(broadcastId));
  return {
    draft,
    /** Another text is another reply. */
    type: (text: string): void => {
      const next = { clientId: crypto.randomUUID(), text };
      if (text === '') sessionStorage.removeItem(nameOf(broadcastId));
      else sessionStorage.setItem(nameOf(broadcastId), JSON.stringify(next));
      setDraft(next);
    },
  };
};
