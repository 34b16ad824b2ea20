import { listUploadedVersions } from '@balcao/contract/applet-upload-key';
import type { Locale } from '@balcao/contract/locale';
import type { AppletVersion } from '@balcao/contract/version';
import { withRetries } from '@balcao/sdk/retry';
import { exitCode, type Outcome } from './outcome.ts';
import { openPlatform } from './platform.ts';
import { shownText } from './shown-text.ts';
import { type PlaceOptions, uploadPlace } from './upload-place.ts';
import { refusedOr } from './upload-refused.ts';
import { type UploadTexts, uploadTextsOf } from './upload-texts.ts';

const shownAtMost = 100;

const lineOf = (
  { number, stage, createdAt, origin, machine, description }: AppletVersion,
  texts: UploadTexts,
): string => {
  const from = origin === 'tool' ? texts.fromMachine(machine ?? '') : texts.fromWeb;
  const [first = ''] = description.split('\n');
  return shownText([number, texts.stages[stage], createdAt, from, first].join('  '));
};

/** The newest versions of the mini program of an upload key. */
export const appletVersions = async (
  options: PlaceOptions,
  environment: Readonly<Record<string, string | undefined>>,
  locale: Locale,
): Promise<Outcome> => {
  const texts = uploadTextsOf(locale);
  const { server, key } = await uploadPlace(options, environment, locale);
  const { call } = openPlatform(server, key, locale);
  const query = { pageSize: String(shownAtMost) } as const;
  return refusedOr(server, locale, async () => {
    const ask = () => call(listUploadedVersions, { query });
    const { appId, list, total } = await withRetries(ask, { pause: undefined, signal: undefined });
    const lines = list.map((version) => lineOf(version, texts));
    const rest = total > list.length ? [texts.newest(list.length, total)] : [];
    return {
      code: exitCode.good,
      lines: list.length === 0 ? [texts.none] : [...lines, ...rest],
      json: { ok: true, appId, total, versions: list },
    };
  });
};
