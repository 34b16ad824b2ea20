import { createHash } from 'node:crypto';
import { faultText } from '@balcao/applet-package/fault-texts';
import type { Locale } from '@balcao/contract/locale';
import {
  type Preview,
  type PreviewFault,
  previewFaultsAtMost,
  reportPreviewFaults,
  sendPreview,
} from '@balcao/contract/preview';
import { RefusedError } from '@balcao/sdk/client';
import { exportedPackage } from './exported-package.ts';
import type { Platform } from './platform.ts';
import { type Begun, sendPackage } from './send-package.ts';
import { shownText } from './shown-text.ts';
import type { ToldFault } from './told-faults.ts';

/** How a folder stands on the platform after a look at it. */
export interface Sent {
  readonly preview: Preview;
  /** What is wrong with the folder; none where its pages are shown. */
  readonly faults: readonly ToldFault[];
}

/** A preview is small and sent often: one that broke off begins from its start. */
const begun: Begun = { read: async () => undefined, keep: async () => undefined, forget: async () => undefined };

const cut = (text: string, max: number): string => shownText(text).slice(0, max);
const reported = ({ path, text }: ToldFault): PreviewFault => ({
  path: path ? cut(path, 300) : null,
  text: cut(text, 500),
});

/** Sends what a developer works on, as often as it is another than before. */
export const createPreviewSending = (folder: string, platform: Platform, locale: Locale) => {
  let last = '';

  const tell = async (faults: readonly ToldFault[]): Promise<Sent> => {
    const body = { faults: faults.slice(0, previewFaultsAtMost).map(reported) };
    return { preview: await platform.call(reportPreviewFaults, { body }), faults };
  };

  const send = async (zip: Uint8Array): Promise<Sent> => {
    try {
      const uploadId = await sendPackage({ platform, zip, begun, onShare: () => undefined });
      return { preview: await platform.call(sendPreview, { body: { uploadId } }), faults: [] };
    } catch (error) {
      // What only the platform knows to be wrong, as that the folder is of another mini program.
      if (error instanceof RefusedError && error.faults) return tell(error.faults);
      throw error;
    }
  };

  return {
    /** Undefined where nothing has changed. @throws RefusedError, NetworkError. */
    look: async (): Promise<Sent | undefined> => {
      const made = await exportedPackage(folder);
      const faults = 'faults' in made ? made.faults.map((fault) => ({ ...fault, text: faultText(fault, locale) })) : [];
      const content = 'zip' in made ? made.zip : JSON.stringify(faults);
      const hash = createHash('sha256').update(content).digest('hex');
      if (hash === last) return undefined;
      const sent = 'zip' in made ? await send(made.zip) : await tell(faults);
      last = hash;
      return sent;
    },
  };
};
