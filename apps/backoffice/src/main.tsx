import { currentLocale } from '@balcao/ui/locale';
import { createRoot } from 'react-dom/client';
import { loadHouse } from './app/load-house.ts';
import { Stage } from './app/stage.tsx';
import { languages } from './i18n/languages.ts';
import { sessionToken } from './lib/session-token.ts';

if (sessionToken.get()) void loadHouse(); // Comes together with the words.
const locale = currentLocale();
const { default: texts } = await languages[locale]();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has lost its root.');
createRoot(element).render(<Stage locale={locale} texts={texts} />);
