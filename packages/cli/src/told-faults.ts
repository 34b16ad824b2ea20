import type { Fault } from '@balcao/applet-package/fault';
import { faultText } from '@balcao/applet-package/fault-texts';
import type { Locale } from '@balcao/contract/locale';
import { exitCode, type Outcome } from './outcome.ts';
import { shownText } from './shown-text.ts';
import { textsOf } from './texts.ts';

export interface ToldFault {
  readonly code: string;
  readonly path?: string | null | undefined;
  readonly text: string;
}

/** Faults that are in words already, a line each, with the name by which documents and scripts know it. */
export const toldLines = (told: readonly ToldFault[]): string[] =>
  told.map(({ code, path, text }) => `${path ? `${shownText(path)}: ` : ''}${text} [${code}]`);

export const toldOutcome = (told: readonly ToldFault[], locale: Locale): Outcome => {
  return {
    code: exitCode.faults,
    lines: [...toldLines(told), textsOf(locale).faults(told.length)],
    json: { ok: false, faults: told },
  };
};

/** What is wrong with a mini program. */
export const toldFaults = (faults: readonly Fault[], locale: Locale): Outcome =>
  toldOutcome(
    faults.map(({ issue: _, ...fault }, at) => ({ ...fault, text: faultText(faults[at] ?? fault, locale) })),
    locale,
  );
