import { drawApp } from '@balcao/ui/draw-app.tsx';
import { queryClient } from './app/query-client.ts';
import { router } from './app/router.tsx';
import { languages } from './i18n/languages.ts';
import { timeZone } from './lib/time-zone.ts';

void drawApp({ router, queryClient, languages, timeZone });
