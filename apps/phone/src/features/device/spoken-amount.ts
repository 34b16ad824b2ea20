import type { Locale } from '@balcao/ui/locale';
import { toCardinal as inEnglish } from 'n2words/en-US';
import { toCardinal as inSpanish } from 'n2words/es-MX';
import { toCardinal as inPortuguese } from 'n2words/pt-PT';
import { toCardinal as inChinese } from 'n2words/zh-Hans-CN';

/** Brazil says these three otherwise than Portugal. */
const brazilian: Readonly<Record<string, string>> = {
  dezasseis: 'dezesseis',
  dezassete: 'dezessete',
  dezanove: 'dezenove',
};

const portuguese = (count: number): string =>
  inPortuguese(count).replaceAll(/dezasseis|dezassete|dezanove/g, (word) => brazilian[word] ?? word);
/** Before a noun, and before "mil", one is shorter. */
const spanish = (count: number): string =>
  inSpanish(count)
    .replaceAll('veintiuno', 'veintiún')
    .replaceAll(/\buno\b/g, 'un');
/** Two of something is another word than the figure two, and ten begins without a one. */
const chinese = (count: number): string =>
  inChinese(count, { formal: false })
    .replace(/^二(?=$|千|万|亿)/, '两')
    .replace(/^一十/, '十');

/** Whole millions are followed by "of": um milhão de reais. */
const isWholeMillions = (count: number): boolean => count >= 1_000_000 && count % 1_000_000 === 0;

interface Voice {
  /** So many reais, and so many centavos, each with its noun. */
  readonly reais: (count: number) => string;
  readonly centavos: (count: number) => string;
  readonly between: string;
}

const voices: Readonly<Record<Locale, Voice>> = {
  'pt-BR': {
    reais: (count) => `${portuguese(count)}${isWholeMillions(count) ? ' de' : ''} ${count === 1 ? 'real' : 'reais'}`,
    centavos: (count) => `${portuguese(count)} ${count === 1 ? 'centavo' : 'centavos'}`,
    between: ' e ',
  },
  'en-US': {
    reais: (count) => `${inEnglish(count)} ${count === 1 ? 'real' : 'reais'}`,
    centavos: (count) => `${inEnglish(count)} ${count === 1 ? 'centavo' : 'centavos'}`,
    between: ' and ',
  },
  'es-MX': {
    reais: (count) => `${spanish(count)}${isWholeMillions(count) ? ' de' : ''} ${count === 1 ? 'real' : 'reales'}`,
    centavos: (count) => `${spanish(count)} ${count === 1 ? 'centavo' : 'centavos'}`,
    between: ' con ',
  },
  'zh-CN': {
    reais: (count) => `${chinese(count)}雷亚尔`,
    centavos: (count) => `${chinese(count)}分`,
    between: '',
  },
};

/** An amount in centavos as one says it: R$ 12,50 is "doze reais e cinquenta centavos". */
export const spokenAmount = (centavos: number, locale: Locale): string => {
  const { reais, centavos: cents, between } = voices[locale];
  const [whole, rest] = [Math.floor(centavos / 100), centavos % 100];
  if (rest === 0) return reais(whole);
  return whole === 0 ? cents(rest) : `${reais(whole)}${between}${cents(rest)}`;
};
