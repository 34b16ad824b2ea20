import type { Locale } from '@balcao/contract/locale';
import { NetworkError, RefusedError } from '@balcao/sdk/client';
import { exitCode, type Outcome } from './outcome.ts';
import { toldOutcome } from './told-faults.ts';
import { uploadTextsOf } from './upload-texts.ts';

const refusedOutcome = ({ refusal, message, fields, faults, requestId }: RefusedError, locale: Locale): Outcome => {
  if (faults && faults.length > 0) return toldOutcome(faults, locale);
  const lines = fields ? Object.values(fields) : [message];
  return {
    code: exitCode.refused,
    lines,
    json: { ok: false, error: 'refused', refusal, text: lines.join(' '), ...(fields ? { fields } : {}), requestId },
  };
};

/** What the work answers; or what the platform refused, or that it did not answer, so that scripts can tell. */
export const refusedOr = async (server: string, locale: Locale, work: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedError) return refusedOutcome(error, locale);
    if (!(error instanceof NetworkError)) throw error;
    const text = uploadTextsOf(locale).unreachable(server, error.code);
    return { code: exitCode.failed, lines: [text], json: { ok: false, error: 'unreachable', text } };
  }
};
