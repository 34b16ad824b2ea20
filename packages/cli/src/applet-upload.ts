import { randomUUID } from 'node:crypto';
import { listUploadedVersions, uploadVersion } from '@balcao/contract/applet-upload-key';
import { type FieldIssue, fieldMessages } from '@balcao/contract/field-texts';
import type { Locale } from '@balcao/contract/locale';
import type { AppletVersion } from '@balcao/contract/version';
import { RefusedError } from '@balcao/sdk/client';
import { withRetries } from '@balcao/sdk/retry';
import { type Ask, answered } from './ask.ts';
import { begunUpload } from './begun-upload.ts';
import { exportedPackage } from './exported-package.ts';
import { exitCode, type Outcome } from './outcome.ts';
import { openPlatform, type Platform } from './platform.ts';
import { sendPackage } from './send-package.ts';
import { textsOf } from './texts.ts';
import { toldFaults } from './told-faults.ts';
import { type PlaceOptions, type UploadPlace, uploadPlace } from './upload-place.ts';
import { refusedOr } from './upload-refused.ts';
import { uploadTextsOf } from './upload-texts.ts';

export interface Upload extends PlaceOptions {
  readonly version?: string | undefined;
  readonly description?: string | undefined;
}
/** Hears how far the sending is, and how that is said. */
export type Progress = (percent: number, text: string) => void;
/** Where a call runs: who may be asked, and who hears how far it is. */
export interface UploadRun {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly ask: Ask;
  readonly progress: Progress;
}
interface Wanted {
  readonly number: string;
  readonly description: string;
}

/** What is wrong with one field of the new version, in words, or undefined. */
const faultOf = (field: keyof Wanted, locale: Locale) => async (answer: string) => {
  const { error } = uploadVersion.body.shape[field].safeParse(answer, { reportInput: true });
  const said = error && Object.values(fieldMessages(error.issues as readonly FieldIssue[], locale))[0];
  return said && `${field === 'number' ? '--version' : '--description'}: ${said}`;
};

const wantedOf = async (given: Upload, ask: Ask, locale: Locale): Promise<Wanted> => {
  const [texts, words] = [textsOf(locale), uploadTextsOf(locale)];
  const askNumber = { text: words.askNumber, faultOf: faultOf('number', locale) };
  const askDescription = { text: words.askDescription, faultOf: faultOf('description', locale) };
  const number = await answered(given.version, '--version', askNumber, ask, texts);
  return { number, description: await answered(given.description, '--description', askDescription, ask, texts) };
};

const patience = { pause: undefined, signal: undefined };

/** Sends the package and makes the version. One that an earlier run sent and that is gone since is sent again, once. */
const makeVersion = async (
  platform: Platform,
  place: UploadPlace,
  { zip, ...wanted }: Wanted & { readonly zip: Uint8Array },
  { environment, onShare }: Pick<UploadRun, 'environment'> & { readonly onShare: (share: number) => void },
): Promise<AppletVersion> => {
  const begun = begunUpload(environment, { ...place, zip });
  for (let isAgain = (await begun.read()) === undefined; ; isAgain = true) {
    const uploadId = await sendPackage({ platform, zip, begun, onShare });
    const idempotencyKey = randomUUID();
    const create = () => platform.call(uploadVersion, { body: { ...wanted, uploadId } }, { idempotencyKey });
    try {
      const made = await withRetries(create, patience);
      await begun.forget();
      return made;
    } catch (error) {
      const isGone = error instanceof RefusedError && error.fields?.uploadId !== undefined;
      if (isGone || (error instanceof RefusedError && error.faults)) await begun.forget();
      if (!isGone || isAgain) throw error;
    }
  }
};

/** Checks a folder, and sends it as a new version in development. */
export const appletUpload = async (folder: string, given: Upload, run: UploadRun, locale: Locale): Promise<Outcome> => {
  const texts = uploadTextsOf(locale);
  const wanted = await wantedOf(given, run.ask, locale);
  const place = await uploadPlace(given, run.environment, locale);
  const made = await exportedPackage(folder);
  if ('faults' in made) return toldFaults(made.faults, locale);
  const { appId } = made.list;
  const platform = openPlatform(place.server, place.key, locale);
  return refusedOr(place.server, locale, async () => {
    // A wrong key is known before anything is sent.
    const look = () => platform.call(listUploadedVersions, { query: { pageSize: '1' } });
    const { appId: ofKey } = await withRetries(look, patience);
    if (ofKey !== appId) {
      const text = texts.otherApplet(appId, ofKey);
      const json = { ok: false, error: 'refused', refusal: 'upload_key_of_another', text, appId, keyAppId: ofKey };
      return { code: exitCode.refused, lines: [text], json };
    }
    const onShare = (share: number): void => {
      const percent = Math.floor(share * 100);
      run.progress(percent, texts.sent(percent));
    };
    const { environment } = run;
    const version = await makeVersion(platform, place, { ...wanted, zip: made.zip }, { environment, onShare });
    const lines = [texts.uploaded(version.number), texts.next];
    return { code: exitCode.good, lines, json: { ok: true, appId, version } };
  });
};
