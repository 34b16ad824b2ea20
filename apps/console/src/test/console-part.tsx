import type { Locale } from '@balcao/ui/locale';
import { renderPart } from '@balcao/ui/test/render-part.tsx';
import type { ReactNode } from 'react';
import { languages } from '../i18n/languages.ts';

/** Renders a part of the console as staff see it. */
export const renderForStaff = async (part: ReactNode, locale: Locale = 'pt-BR') => {
  const { default: texts } = await languages[locale]();
  return renderPart(part, { locale, texts });
};
