import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import { compileMessages } from './messages.ts';

interface WebApp {
  /** The path under which the server serves the app, with a slash at both ends. */
  readonly base: string;
}

/**
 * What the first page needs is one file, and what several later pages share is a few: a page asks for a dozen files and not for
 * fifty, and they compress better. Parts under 20 KB of source travel with their neighbours.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
];

/** How every web app is built: for browsers of the last years, each asset named by its content, no map of the sources. */
export const webApp = ({ base }: WebApp): UserConfig => ({
  base,
  plugins: [react(), compileMessages()],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false }, // Those browsers all know it.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
