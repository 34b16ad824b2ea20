import type { Fault } from '@balcao/applet-package/fault';
import { faultText } from '@balcao/applet-package/fault-texts';
import type { Locale } from '@balcao/contract/locale';
import { exitCode, type Outcome } from './outcome.ts';
import { textsOf } from './texts.ts';

/** A name from a stranger's package must not steer the terminal that shows it. */
const shown = (path: string): string => path.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');

/** What is wrong with a mini program, a line each, with the name by which documents and scripts know it. */
export const toldFaults = (faults: readonly Fault[], locale: Locale): Outcome => {
  const told = faults.map(({ issue: _, ...fault }, at) => ({ ...fault, text: faultText(faults[at] ?? fault, locale) }));
  const lines = told.map(({ code, path, text }) => `${path === undefined ? '' : `${shown(path)}: `}${text} [${code}]`);
  return {
    code: exitCode.faults,
    lines: [...lines, textsOf(locale).faults(faults.length)],
    json: { ok: false, faults: told },
  };
};
