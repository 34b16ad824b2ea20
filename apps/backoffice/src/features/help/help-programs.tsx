import type { HelpBlock } from '@balcao/contract/help';
import { Tabs } from '@balcao/ui/tabs.tsx';
import { useLocalStorage } from '@mantine/hooks';
import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Code } from './help-code.tsx';

type Program = Extract<HelpBlock, { kind: 'code' }>;
/** One program in several languages. */
export interface Programs {
  readonly kind: 'programs';
  readonly programs: readonly Program[];
}

/** By the end of a file's name; these names are the same in every language. */
const languages = { ts: 'Node', sh: 'curl', py: 'Python', php: 'PHP', java: 'Java' } as const;
type Language = keyof typeof languages;
const languageOf = ({ name }: Program): Language | undefined => {
  const end = name.split('.').at(-1) ?? '';
  return Object.hasOwn(languages, end) ? (end as Language) : undefined;
};

/** The same blocks, with programs that stand side by side in different languages taken together. */
export const withPrograms = (blocks: readonly HelpBlock[]): readonly (HelpBlock | Programs)[] => {
  const all: (HelpBlock | Programs)[] = [];
  for (const block of blocks) {
    const language = block.kind === 'code' ? languageOf(block) : undefined;
    const last = all.at(-1);
    if (block.kind !== 'code' || !language) all.push(block);
    else if (last?.kind === 'programs' && !last.programs.some((one) => languageOf(one) === language))
      all[all.length - 1] = { kind: 'programs', programs: [...last.programs, block] };
    else all.push({ kind: 'programs', programs: [block] });
  }
  return all;
};

interface Choice {
  readonly chosen: string;
  readonly choose: (language: string) => void;
}
const Chosen = createContext<Choice>({ chosen: '', choose: () => {} });

/** Which language the reader has chosen: for all programs of a page, and kept in this browser. */
export const ChosenLanguage = ({ children }: { children: ReactNode }) => {
  const [chosen, choose] = useLocalStorage({
    key: 'balcao.programs',
    defaultValue: 'ts',
    getInitialValueInEffect: false,
  });
  return <Chosen value={useMemo(() => ({ chosen, choose }), [chosen, choose])}>{children}</Chosen>;
};

/** A program in the language that was chosen, or in its first one. What was pressed stays where it is, also when others above it grow. */
export const ProgramTabs = ({ programs }: Programs) => {
  const t = useTranslations('help');
  const { chosen, choose } = use(Chosen);
  const list = useRef<HTMLDivElement>(null);
  const [first] = programs;
  if (!first || programs.length === 1) return first && <Code {...first} />;
  const shown = programs.find((one) => languageOf(one) === chosen) ?? first;
  const change = (language: string | null): void => {
    const before = list.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => choose(language ?? ''));
    window.scrollBy({ top: (list.current?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
  };
  return (
    <Tabs value={languageOf(shown) ?? null} onChange={change}>
      <Tabs.List ref={list} aria-label={t('codeIn')}>
        {programs.map((one) => {
          const language = languageOf(one);
          return (
            language && (
              <Tabs.Tab key={language} value={language}>
                {languages[language]}
              </Tabs.Tab>
            )
          );
        })}
      </Tabs.List>
      {programs.map((one) => (
        <Tabs.Panel key={one.name} value={languageOf(one) ?? ''} pt={8}>
          <Code {...one} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
