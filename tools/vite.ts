import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { contractParts } from './contract-parts.ts';
import { type EarlyReadsOf, earlyReads } from './early-reads.ts';
import { leanContract } from './lean-contract.ts';
import { compileMessages } from './messages.ts';
import { type PaintedFrameOf, paintedFrame } from './painted-frame.ts';

interface WebApp {
  /** The path under which the server serves the app, with a slash at both ends. */
  readonly base: string;
  /**
   * Entry points behind the first page, each under the name of the file that holds it with all that it needs. What several need
   * goes to the one that is named first, so the most opened come first.
   */
  readonly together: Readonly<Record<string, readonly string[]>>;
  /** What it asks for before its scripts have come. */
  readonly early: EarlyReadsOf;
  /** How its frame is painted before its scripts have come; none where a page looks different from the next. */
  readonly frame?: PaintedFrameOf;
  /** What this app alone needs while it is built. */
  readonly plugins?: readonly Plugin[];
}

/** Pages that have to share a module before it comes with what all share: fewer, and a page carries what it does not show. */
const sharedByMany = 8;

/**
 * What the first page needs is one file, each entry point of `together` is one, and what many other pages share is one. The rest
 * is cut by who imports it, so that no page carries another's charts or forms. Each file comes with all that it needs: files that
 * import each other would start half made.
 */
const chunksOf = (together: WebApp['together']): Rolldown.CodeSplittingGroup[] => [
  { name: 'start', tags: ['$initial'], priority: Object.keys(together).length + 2 },
  // What the build itself adds for modules of the older kind would be a file of its own, fetched before all others.
  { name: 'start', test: /rolldown\/runtime/, priority: Object.keys(together).length + 2 },
  ...Object.entries(together).map(([name, entries], index, all) => ({
    name,
    test: (id: string) =>
      entries.some((entry) => (entry.includes('?') ? id : id.replace(/\?.*$/, '')).endsWith(`/${entry}`)),
    priority: all.length + 1 - index,
  })),
  { name: 'common', minShareCount: sharedByMany, priority: 1 },
];

/**
 * zod looks for `eval` once before it checks, which the content security policy reports. It reads this setting when it is loaded, so
 * it stands at the head of the file that holds zod.
 */
export const withoutEval = '(globalThis.__zod_globalConfig ??= {}).jitless = true;';
const bannerOf = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => /node_modules\/zod\/v4\/core\/core\.js$/.test(id)) ? withoutEval : '';

/**
 * Has Chromium compile the functions of a file while its bytes come, off the thread that draws: on a slow phone that thread would otherwise stop
 * 1,500 times before the first page is there. Only where most of them run at once; other browsers read a comment.
 */
const compiledAsItComes = '//# allFunctionsCalledOnLoad';
const compileAsItComes = (together: WebApp['together']): Plugin => ({
  name: 'balcao-compile-as-it-comes',
  generateBundle: {
    order: 'post', // It counts at the very head of a file alone, and Vite writes its list of files there.
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || file.name in together))
          file.code = `${compiledAsItComes}\n${file.code}`;
    },
  },
});

/** How every web app is built: for browsers of the last years, each asset named by its content, no map of the sources. */
export const webApp = ({ base, together, early, frame, plugins = [] }: WebApp): UserConfig => ({
  base,
  plugins: [
    react(),
    compileMessages(),
    contractParts(),
    leanContract(),
    earlyReads(early),
    frame && paintedFrame(frame, early.token),
    compileAsItComes(together),
    ...plugins,
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false }, // Those browsers all know it.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { banner: bannerOf, codeSplitting: { groups: chunksOf(together) } },
    },
  },
});
