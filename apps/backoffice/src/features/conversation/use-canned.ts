import type { CannedAnswer } from '@balcao/contract/canned-answer';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { cannedOptions } from './conversation.queries.ts';

/** The canned answers that a text that begins with a slash may mean, and which of them is chosen. */
export const useCanned = (channelId: string, text: string, onChoose: (answer: CannedAnswer) => void) => {
  const { data: all = [] } = useQuery(cannedOptions(channelId));
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState('');
  const typed = /^\/([\p{L}\p{N}_-]*)$/u.exec(text)?.[1]?.toLowerCase();
  const isOpen = typed !== undefined && left !== text && all.length > 0;
  const answers = isOpen ? all.filter(({ shortcut }) => shortcut.startsWith(typed)) : [];
  const current = Math.min(at, Math.max(0, answers.length - 1));
  return {
    isOpen,
    answers,
    current,
    /** True when the key was used. */
    press: (event: KeyboardEvent): boolean => {
      if (!isOpen) return false;
      const answer = answers[current];
      if (event.key === 'ArrowDown') setAt((current + 1) % Math.max(1, answers.length));
      else if (event.key === 'ArrowUp') setAt((current - 1 + answers.length) % Math.max(1, answers.length));
      else if (event.key === 'Enter' && answer) onChoose(answer);
      else if (event.key === 'Escape') setLeft(text);
      else return false;
      return true;
    },
  };
};
