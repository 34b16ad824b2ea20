import { readFile } from 'node:fs/promises';
import { isUploadKey } from '@balcao/contract/applet-upload-key';
import type { Locale } from '@balcao/contract/locale';
import { WrongCall } from './outcome.ts';
import { isPlatformAddress } from './platform-address.ts';
import { uploadTextsOf } from './upload-texts.ts';

/** Settings that say where to upload and with which key, in addition to the environment. */
export interface PlaceOptions {
  readonly server?: string | undefined;
  readonly keyFile?: string | undefined;
}
export interface UploadPlace {
  readonly server: string;
  readonly key: string;
}
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The server from `--server` or `BALCAO_URL`, the key from the file that `--key-file` names or `BALCAO_UPLOAD_KEY`: an argument would
 * show it to everyone on the machine. @throws WrongCall when one of them is missing, or is none.
 */
export const uploadPlace = async (
  options: PlaceOptions,
  environment: Environment,
  locale: Locale,
): Promise<UploadPlace> => {
  const texts = uploadTextsOf(locale);
  const server = options.server ?? environment.BALCAO_URL ?? '';
  if (server === '') throw new WrongCall(texts.serverMissing);
  if (!isPlatformAddress(server)) throw new WrongCall(texts.serverWrong(server));
  const { keyFile } = options;
  const unreadable = (): never => {
    throw new WrongCall(texts.keyFileUnreadable(keyFile ?? ''));
  };
  const read =
    keyFile === undefined ? environment.BALCAO_UPLOAD_KEY : await readFile(keyFile, 'utf8').catch(unreadable);
  const key = (read ?? '').trim();
  if (key === '') throw new WrongCall(texts.keyMissing);
  if (!isUploadKey(key)) throw new WrongCall(texts.keyWrong);
  return { server, key };
};
