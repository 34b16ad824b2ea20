import type { Words } from './form-words.ts';
import en from './i18n/en/template-list.ts';
import es from './i18n/es/template-list.ts';
import pt from './i18n/pt/template-list.ts';
import zh from './i18n/zh/template-list.ts';
import { TemplateCategory } from './template-form.ts';

/** What templates are for, in words. */
export const templateCategoryWords = Object.fromEntries(
  TemplateCategory.options.map((category: TemplateCategory) => [
    category,
    {
      pt: pt.codes.category[category],
      en: en.codes.category[category],
      es: es.codes.category[category],
      zh: zh.codes.category[category],
    } satisfies Words,
  ]),
) as Readonly<Record<TemplateCategory, Words>>;
