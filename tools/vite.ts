import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
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
  { name: 'start', tags: ['$initial'], priority: 4 },
  {
    name: 'libraries',
    test: /node_modules\/(?!recharts|d3-|qr\/|klona|libphonenumber-js|tus-js-client|fast-deep-equal|@mantine\/(charts|dates|form)|@mantine\/core\/esm\/components\/(Checkbox|Combobox|NativeSelect|Textarea)|@brazilian-utils)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'contract',
    test: /packages\/(contract\/src\/(?!account|authorization|factor|passkey|form-(?!fields)|review-reason-texts|(identity-fields|merchant|certification|address)[.])|brazil\/src\/(?!merchant-|banks|phone|pix-key|turnover|genders|marital|education)|sdk)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    test: /packages\/ui\/src\/(?!scan-code|qr-image|factor-input|captcha-input|choice|check-list|form-value|document-|mask|phone-|day-|list-|use-list)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'shared',
    test: /apps\/\w+\/src\/(lib\/(?!form\/|document|submission|use-scan|scan-in|who-can|why-not|role-select|webauthn|proof|csv|export|use-csv|save-file)|features\/(?!account|authorization|factor|passkey)\w+\/[\w-]+[.]queries)/,
    minShareCount: 2,
    priority: 0,
  },
];

/** How every web app is built: for browsers of the last years, each asset named by its content, no map of the sources. */
export const webApp = ({ base, plugins = [] }: WebApp): UserConfig => ({
  base,
  plugins: [react(), compileMessages(), ...plugins],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false }, // Those browsers all know it.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
