import { isBehind, isTyping, usesLetters } from '@balcao/ui/letters';
import { useEffect, useEffectEvent } from 'react';
import type { MenuTitle } from '../i18n/texts.ts';

/** After `g`, where a letter leads. Screens that the role does not open are left out where the keys are shown and read. */
const letters = [
  { letter: 'h', to: '/home', title: 'home' },
  { letter: 'v', to: '/payment/overview', title: 'overview' },
  { letter: 'o', to: '/payment/transaction/orders', title: 'orders' },
  { letter: 'm', to: '/setting/team', title: 'teamSettings' },
  { letter: 'i', to: '/setting/payment', title: 'paymentSettings' },
  { letter: 't', to: '/teams', title: 'teams' },
  { letter: 'a', to: '/account', title: 'account' },
] as const satisfies readonly { letter: string; to: string; title: MenuTitle }[];
export type GoLetter = (typeof letters)[number];

const always: readonly string[] = ['/teams', '/account'];

/** The shortcut letters for the screens that the member has. */
export const lettersFor = (screens: readonly string[]): GoLetter[] =>
  letters.filter(({ to }) => screens.includes(to) || always.includes(to));

/** How long the second letter may take, in milliseconds. */
const pauseMs = 1_500;
interface Actions {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  /** A letter after `g`. */
  readonly onGo: (letter: string) => void;
}

/** Hears the keys of the whole app: Ctrl or ⌘ K, `?`, and `g` with a letter. What is typed into a field is left alone. */
export const useShortcuts = ({ onPalette, onHelp, onGo }: Actions): void => {
  const hear = useEffectEvent((event: KeyboardEvent, saidGoAt: number): 'go' | 'done' | 'nothing' => {
    const key = event.key.toLowerCase();
    if (event.isComposing || event.altKey || isBehind()) return 'nothing';
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'k' || event.shiftKey) return 'nothing';
      onPalette();
      return 'done';
    }
    if (isTyping(event.target) || !usesLetters()) return 'nothing';
    if (key === '?') {
      onHelp();
      return 'done';
    }
    if (event.timeStamp - saidGoAt < pauseMs) {
      onGo(key);
      return 'nothing'; // A letter that leads nowhere is left to the page.
    }
    return key === 'g' ? 'go' : 'nothing';
  });
  useEffect(() => {
    let saidGoAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const heard = hear(event, saidGoAt);
      saidGoAt = heard === 'go' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (heard === 'done') event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
