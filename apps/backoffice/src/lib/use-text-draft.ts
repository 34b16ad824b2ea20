import { useState } from 'react';

/** What is typed, and the id under which it was sent last while it is unknown whether it arrived. */
interface Draft {
  readonly text: string;
  readonly sent?: { readonly text: string; readonly clientId: string };
}
const empty: Draft = { text: '' };
const nameOf = (place: string): string => `balcao.draft.${place}`;
const read = (place: string): Draft => {
  try {
    return (JSON.parse(sessionStorage.getItem(nameOf(place)) ?? 'null') as Draft | null) ?? empty;
  } catch {
    return empty;
  }
};

/** An answer that is being written: it outlasts another conversation and a reload. The same words are sent under the same id. */
export const useTextDraft = (place: string) => {
  const [draft, setDraft] = useState(() => read(place));
  const keep = (next: Draft): void => {
    setDraft(next);
    if (next.text === '') sessionStorage.removeItem(nameOf(place));
    else sessionStorage.setItem(nameOf(place), JSON.stringify(next));
  };
  return {
    text: draft.text,
    type: (text: string): void => keep({ ...draft, text }),
    /** The id under which these words are sent. */
    send: (text: string): string => {
      const clientId = draft.sent?.text === text ? draft.sent.clientId : crypto.randomUUID();
      keep({ text: draft.text, sent: { text, clientId } });
      return clientId;
    },
    /** These words have arrived: they go, and what was typed since then stays. */
    arrive: (text: string): void => {
      const now = read(place);
      keep(now.text.trim() === text ? empty : { text: now.text });
    },
  };
};
