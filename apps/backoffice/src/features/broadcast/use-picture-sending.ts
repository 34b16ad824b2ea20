import { pictureSides } from '@balcao/contract/article';
import { pictureFile } from '@balcao/contract/article-picture';
import type { UploadProblem } from '@balcao/contract/upload';
import { problemOfChosen } from '@balcao/ui/file-check';
import { tellBad } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { sendPicture } from './picture.queries.ts';

/** A picture on its way. */
export interface PictureSending {
  readonly key: string;
  readonly name: string;
  readonly share: number;
  readonly isWaiting: boolean;
  readonly cancel: () => void;
}
/** One that has arrived. */
export interface ArrivedPicture {
  readonly id: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}
let keys = 0;

/** How large a picture is once it is kept, or undefined for what the browser cannot show. */
const sidesOf = async (file: File): Promise<{ width: number; height: number } | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, pictureSides.width / bitmap.width, pictureSides.height / bitmap.height);
  const [width = 1, height = 1] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  bitmap.close();
  return { width, height };
};

/** Sends pictures, and says of each how far it is; what goes wrong is said, and nothing is left of it. */
export const usePictureSending = (channelId: string) => {
  const words = useTranslations('ui.document.problem');
  const t = useTranslations('broadcast.article');
  const present = useRefusals();
  const { merchantId } = useCurrentUser();
  const [sendings, setSendings] = useState<readonly PictureSending[]>([]);
  const going = useRef(new Set<AbortController>());
  useEffect(() => {
    const all = going.current;
    return () => {
      for (const one of all) one.abort('later');
    };
  }, []);

  const tell = ({ name }: File, problem: UploadProblem): undefined => {
    const isType = problem === 'typeWrong' || problem === 'typeUnknown';
    tellBad(`${name}: ${isType ? t('pictureWrong') : words(problem)}`);
  };
  /** Undefined when it was ended or refused, which the person has been told. */
  const send = async (file: File): Promise<ArrivedPicture | undefined> => {
    const problem = await problemOfChosen(file, pictureFile);
    if (problem) return tell(file, problem);
    const sides = await sidesOf(file);
    if (!sides) return tell(file, 'typeWrong');
    keys += 1;
    const key = String(keys);
    const abort = new AbortController();
    going.current.add(abort);
    const update = (change: Partial<PictureSending>) =>
      setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
    const fresh = { key, name: file.name, share: 0, isWaiting: false, cancel: () => abort.abort() };
    setSendings((all) => [...all, fresh]);
    try {
      const sent = await sendPicture({ channelId, merchantId: merchantId ?? '' }, file, {
        signal: abort.signal,
        onShare: (share) => update({ share }),
        onWaiting: (isWaiting) => update({ isWaiting }),
      });
      if (sent?.problem) return tell(file, sent.problem);
      return sent?.address ? { id: sent.id, address: sent.address, ...sides } : undefined;
    } catch (error) {
      if (!abort.signal.aborted) present(error);
      return undefined;
    } finally {
      going.current.delete(abort);
      setSendings((all) => all.filter((one) => one.key !== key));
    }
  };
  return { sendings, send };
};
