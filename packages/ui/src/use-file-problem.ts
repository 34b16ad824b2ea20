import type { ChoiceProblem } from '@balcao/contract/file-rule';
import { limits } from '@balcao/contract/limits';
import { useTranslations } from 'use-intl';

interface Wrong {
  readonly file: { readonly name: string };
  readonly problem: ChoiceProblem;
}

/** What is said of a file that is not taken; a place says in words of its own how large files may be there. */
export const useFileProblem = (own: Readonly<Partial<Record<ChoiceProblem, string>>>): ((wrong: Wrong) => string) => {
  const t = useTranslations('ui.document');
  const usual: Readonly<Record<ChoiceProblem, string>> = {
    empty: t('problem.empty'),
    apk: t('problem.apk'),
    tooLarge: t('notThis'),
    typeWrong: t('notThis'),
    tooMany: t('atOnce', { max: limits.filesAtOnce }),
  };
  return ({ file, problem }) => {
    const words = own[problem] ?? usual[problem];
    return problem === 'tooMany' ? words : `${file.name}: ${words}`;
  };
};
