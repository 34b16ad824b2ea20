import { Keys } from '@balcao/ui/keys.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../lib/member.ts';
import { menuOf } from './menu.ts';
import { pagesIn } from './pages-in.ts';
import classes from './palette-button.module.css';
import { lettersFor, useShortcuts } from './shortcuts.ts';
import { TypingAhead } from './typing-ahead.tsx';
import { useGo } from './use-go.ts';

const loadPalette = () => import('./palette-dialog.tsx');
const PaletteDialog = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

const fetchPalette = () => void loadPalette().catch(() => undefined); // Opening it tries again, and tells.

/** Fetches the palette when someone reaches for it: with the first of the two keys, so that it is there at the second. */
const useReadyPalette = (): void =>
  useEffect(() => {
    const reach = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta') && fetchPalette();
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);

/** Opens the palette, by a click or by Ctrl or ⌘ K; hears the other keys of the app too. */
export const PaletteButton = () => {
  const t = useTranslations('palette');
  const { routeTree } = useRouter();
  const user = useCurrentUser();
  const go = useGo();
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const letters = lettersFor(pagesIn(menuOf(routeTree, user)).map(({ page }) => page.to));
  const [ahead, setAhead] = useState('');
  const close = () => {
    setOpen(undefined);
    setAhead('');
  };
  useReadyPalette();
  useShortcuts({
    onPalette: () => setOpen('palette'),
    onHelp: () => setOpen('shortcuts'),
    onGo: (letter) => {
      const target = letters.find((one) => one.letter === letter);
      if (target) go(target.to);
    },
  });
  return (
    <>
      <button
        type="button"
        className={classes.button}
        title={t('open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={fetchPalette}
        onFocus={fetchPalette}
        onClick={() => setOpen('palette')}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span className={classes.words}>{t('title')}</span>
        <span className={classes.keys} aria-hidden>
          <Keys keys={['mod', 'K']} />
        </span>
      </button>
      <Suspense fallback={open === 'palette' && <TypingAhead onText={setAhead} onClose={close} />}>
        {open === 'palette' && <PaletteDialog begin={ahead} onShortcuts={() => setOpen('shortcuts')} onClose={close} />}
      </Suspense>
      <Suspense>{open === 'shortcuts' && <ShortcutsDialog letters={letters} onClose={close} />}</Suspense>
    </>
  );
};
