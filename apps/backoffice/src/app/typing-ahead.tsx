import { useEffect, useEffectEvent, useRef } from 'react';

interface TypingAheadProps {
  /** Everything that was typed so far. */
  onText: (text: string) => void;
  onClose: () => void;
}

/** While the palette is on its way, what is typed is for it and not for the page behind. */
export const TypingAhead = ({ onText, onClose }: TypingAheadProps) => {
  const text = useRef('');
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isLetter = [...key].length === 1;
    if (!isLetter && key !== 'Backspace' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') return onClose();
    text.current = isLetter ? text.current + key : text.current.slice(0, -1);
    onText(text.current);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  return null;
};
