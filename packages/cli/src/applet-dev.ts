import type { Locale } from '@balcao/contract/locale';
import { endPreview } from '@balcao/contract/preview';
import { NetworkError } from '@balcao/sdk/client';
import encodeQR from 'qr';
import { devTextsOf } from './dev-texts.ts';
import { exitCode, type Outcome } from './outcome.ts';
import { openPlatform, type Platform } from './platform.ts';
import { createPreviewSending, type Sent } from './preview-sending.ts';
import { toldLines } from './told-faults.ts';
import { pauseFor } from './tool-caller.ts';
import type { ToolRun } from './tool-program.ts';
import { type PlaceOptions, uploadPlace } from './upload-place.ts';
import { refusedOr } from './upload-refused.ts';
import { type FolderWatch, watchFolder } from './watch-folder.ts';

export interface DevRun {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Ends when the person has had enough. */
  readonly stop: AbortSignal;
  readonly print: ToolRun['print'];
}

/** A server that is away is asked again after so long. */
const restMs = 2_000;

interface Following {
  readonly folder: string;
  readonly server: string;
  readonly platform: Platform;
  readonly watching: FolderWatch;
  readonly locale: Locale;
}

/** Sends the folder now and after each change, and says how each went, until the person ends it. */
const follow = async (
  { folder, server, platform, watching, locale }: Following,
  { stop, print }: DevRun,
): Promise<void> => {
  const texts = devTextsOf(locale);
  const sending = createPreviewSending(folder, platform, locale);
  let isOpen = false;
  const tell = ({ preview, faults }: Sent, ms: number): void => {
    const { address, revision } = preview;
    if (!isOpen) print([...texts.open(address), encodeQR(address, 'term')], { kind: 'preview', address });
    if (faults.length > 0) print([...toldLines(faults), texts.faulty], { kind: 'faults', revision, faults });
    else print([texts.sent(revision, ms)], { kind: 'sent', revision, ms });
    if (!isOpen) print([texts.watching(folder)], { kind: 'watching', folder });
    isOpen = true;
  };
  do {
    const from = performance.now();
    try {
      const sent = await sending.look();
      if (sent) tell(sent, Math.round(performance.now() - from));
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      print([texts.again(server)], { kind: 'connectionLost' });
      await pauseFor(restMs, stop);
      continue;
    }
    await watching.next();
  } while (!stop.aborted);
};

/** Shows a folder on phones while its author works on it, with the upload key of its mini program. Ctrl-C ends it. */
export const appletDev = async (folder: string, given: PlaceOptions, run: DevRun, locale: Locale): Promise<Outcome> => {
  const place = await uploadPlace(given, run.environment, locale);
  const { server } = place;
  const platform = openPlatform(server, place.key, locale);
  return refusedOr(server, locale, async () => {
    const watching = watchFolder(folder, run.stop);
    try {
      await follow({ folder, server, platform, watching, locale }, run);
    } finally {
      await platform.call(endPreview, {});
    }
    return { code: exitCode.good, lines: [devTextsOf(locale).ended], json: { kind: 'end', ok: true } };
  });
};
