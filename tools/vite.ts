import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { compileMessages } from './messages.ts';

interface WebApp {
  /** The path under which the server serves the app, with a slash at both ends. */
  readonly base: string;
  /** What this app alone needs while it is built. */
  readonly plugins?: readonly Plugin[];
}

/**
 * What the first page needs is one file; what several later pages share is one file a layer, so that a page asks for a dozen
 * files and not for fifty. Layers import downwards only, as the packages do: files that import each other would start half made.
 * Charts, calendars, codes and what forms are made of stay with the screens that show them.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 6 },
  // What the entrance needs as soon as somebody types, and every page behind it too.
  { name: 'schemas', test: /packages\/contract\/src\/session[.]ts$/, priority: 5.5 },
  // What stands around every page behind the login, and the page that is opened most: each with all that it needs, and no more.
  { name: 'frame', test: /apps\/backoffice\/src\/app\/(house|team-layout|session-layout)[.]tsx$/, priority: 5 },
  { name: 'orders', test: /apps\/backoffice\/src\/routes\/orders-page[.]tsx$/, priority: 4 },
  {
    name: 'libraries',
    test: /node_modules\/(?!recharts|d3-|qr\/|klona|libphonenumber-js|tus-js-client|fast-deep-equal|@mantine\/(charts|dates|form)|@mantine\/core\/esm\/components\/(Checkbox|Combobox|NativeSelect|Textarea)|@brazilian-utils)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'contract',
    test: /packages\/(contract\/src\/(?!account|address|authorization|customer|device|education|factor|field-texts|form-|identity-fields|ledger-reserve|merchant|certification|passkey|product|rail|review-reason-texts|sandbox|shop-code|states|upload|withdrawal-destination)|brazil\/src\/(?!bank|cep|education|genders|marital|merchant-|phone|pix-key|states|turnover)|sdk)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    test: /packages\/ui\/src\/(?!action-menu|captcha-input|card|check(box|-list)|choice|code-block|copy-|csv-export|day-|document-|export-button|factor-|figure|file-check|foldable|form-|key-values|list-|mask|native-select|phone-|qr-image|scale|scan-code|send-file|side-panel|sparkline|segmented-control|step-list|switch|textarea|timeline|use-(countdown|csv|documents|factor|list))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'shared',
    test: /apps\/\w+\/src\/(lib\/(?!form\/|document|known-page|submission|promise|review-tones|role-badge|sandbox|standing|use-scan|scan-in|who-can|why-not|role-select|webauthn|proof|csv|export|use-csv|save-file)|features\/(?!account|authorization|device|factor|ledger|passkey|product|team|withdrawal)\w+\/[\w-]+[.]queries)/,
    minShareCount: 2,
    priority: 0,
  },
];

/**
 * zod looks for `eval` once before it checks, which the content security policy reports. It reads this setting when it is loaded, so
 * it stands at the head of the file that holds zod.
 */
export const withoutEval = '(globalThis.__zod_globalConfig ??= {}).jitless = true;';
const bannerOf = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => /node_modules\/zod\/v4\/core\/core\.js$/.test(id)) ? withoutEval : '';

/** How every web app is built: for browsers of the last years, each asset named by its content, no map of the sources. */
export const webApp = ({ base, plugins = [] }: WebApp): UserConfig => ({
  base,
  plugins: [react(), compileMessages(), leanContract(), ...plugins],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false }, // Those browsers all know it.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { banner: bannerOf, codeSplitting: { groups: chunks } } },
  },
});
