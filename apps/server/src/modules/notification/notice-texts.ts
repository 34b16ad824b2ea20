import type { Locale } from '@balcao/contract/locale';
import type { NoticeTexts } from './notice-saying.ts';
import { noticeTextsEn } from './notice-texts.en.ts';
import { noticeTextsEs } from './notice-texts.es.ts';
import { noticeTextsPt } from './notice-texts.pt.ts';
import { noticeTextsZh } from './notice-texts.zh.ts';

/** What e-mails about notices say, in the language of the one who reads them. */
export const noticeTexts: Readonly<Record<Locale, NoticeTexts>> = {
  'pt-BR': noticeTextsPt,
  'en-US': noticeTextsEn,
  'es-MX': noticeTextsEs,
  'zh-CN': noticeTextsZh,
};
