import type { Locale } from './locale.ts';
import { en } from './review-reason-texts.en.ts';
import { es } from './review-reason-texts.es.ts';
import { pt } from './review-reason-texts.pt.ts';
import { zh } from './review-reason-texts.zh.ts';
import type { ReviewReason } from './review-reasons.ts';

export type ReviewReasonTexts = Readonly<Record<ReviewReason, string>>;

const texts: Readonly<Record<Locale, ReviewReasonTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };

/** Why a field or a document was not accepted, in words that reviewer and applicant both read. */
export const reasonText = (reason: ReviewReason, locale: Locale): string => texts[locale][reason];
