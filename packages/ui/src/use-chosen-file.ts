import type { FileProblem } from '@balcao/contract/file-rule';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFileProblem } from './use-file-problem.ts';

/** Where a file of one kind is kept until it is sent. */
export interface KeptFile<Chosen> {
  readonly keep: (chosen: Chosen) => void;
  readonly drop: () => void;
}
interface Reading<Chosen extends object> {
  /** Reads a file that a person chose, or says what is wrong with it. */
  readonly read: (file: File) => Promise<Chosen | FileProblem>;
  readonly tooLarge: string;
  readonly typeWrong: string;
}

/** How a file that is to go with what is written is chosen and taken out again, and what was wrong with the last one. */
export const useChosenFile = <Chosen extends object>(
  { read, tooLarge, typeWrong }: Reading<Chosen>,
  { keep, drop }: KeptFile<Chosen>,
) => {
  const t = useTranslations('ui.attachment');
  const words = useFileProblem({ tooLarge, typeWrong, tooMany: t('oneOnly') });
  const [wrong, setWrong] = useState<string>();
  const choose = async (file: File, problem?: 'tooMany'): Promise<void> => {
    const chosen = await read(file);
    if (typeof chosen === 'string') return setWrong(words({ file, problem: chosen }));
    keep(chosen);
    setWrong(problem && words({ file, problem }));
  };
  return {
    wrong,
    choose: (file: File): Promise<void> => choose(file),
    /** Of several, the first: one goes with a message, which is said. */
    chooseOf: async ([file, ...others]: readonly File[]): Promise<void> => {
      if (file) await choose(file, others.length > 0 ? 'tooMany' : undefined);
    },
    drop: (): void => {
      drop();
      setWrong(undefined);
    },
  };
};
