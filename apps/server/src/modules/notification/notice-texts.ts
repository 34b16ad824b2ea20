import type { Locale } from '@balcao/contract/locale';
import type { NoticeTexts } from './notice-saying.ts';
import { noticeTextsEn } from './notice-texts.en.ts';
import { noticeTextsEs } from './notice-texts.es.ts';
import { noticeTextsPt } from './notice-texts.pt.ts';
import { noticeTextsZh } from './notice-texts.zh.ts';

/** Texts of e-mails about notices, in the reader's language. */
export const noticeTexts: Readonly<Record<Locale, NoticeTexts>> = {
  'pt-BR': noticeTextsPt,
  'en-US': noticeTextsEn,
  'es-MX': noticeTextsEs,
  'zh-CN': noticeTextsZh,
};
