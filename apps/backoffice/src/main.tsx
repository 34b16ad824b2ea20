import { keepOfflineWorker } from '@balcao/ui/offline-worker';
import { createRoot } from 'react-dom/client';
import { loadAppShell } from './app/load-app-shell.ts';
import { Stage } from './app/stage.tsx';
import { prefetchUser } from './lib/load-user.ts';
import { sessionToken } from './lib/session-token.ts';
import { loadWords } from './lib/words.ts';

if (sessionToken.get()) {
  loadAppShell().catch(() => undefined); // Comes together with the words; the stage tries again, and tells.
  prefetchUser();
}

/** Without an `await` of the module itself: the build leaves small files apart in an app that has one. */
const draw = async (): Promise<void> => {
  await loadWords('start');
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has lost its root.');
  createRoot(element).render(<Stage />);
  keepOfflineWorker();
};
void draw();
