import { currentStaff } from '@balcao/contract/staff';
import type { Locale } from '@balcao/ui/locale';
import { answerTo } from '@balcao/ui/test/network';
import { renderPart } from '@balcao/ui/test/render-part.tsx';
import type { ReactNode } from 'react';
import { languages } from '../i18n/languages.ts';

const lia = {
  staffId: '7',
  name: 'Lia Prado',
  email: 'lia@balcao.example',
  role: 'finance',
  twoFactor: true,
  twoFactorRequired: false,
} as const;

/** Renders a part of the console as staff of finance see it. */
export const renderForStaff = async (part: ReactNode, locale: Locale = 'pt-BR') => {
  answerTo(currentStaff, lia);
  const { default: texts } = await languages[locale]();
  return renderPart(part, { locale, texts });
};
