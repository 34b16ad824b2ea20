import type * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { Words } from './form-words.ts';

/** What a mini program is about: where people look for it. */
export const AppletCategory = codes([
  'food',
  'shopping',
  'services',
  'health',
  'beauty',
  'education',
  'transport',
  'travel',
  'housing',
  'finance',
  'leisure',
  'sports',
  'tools',
  'publicServices',
  'other',
]);
export type AppletCategory = z.infer<typeof AppletCategory>;

export const appletCategoryWords: Readonly<Record<AppletCategory, Words>> = {
  food: { pt: 'Comida e bebida', en: 'Food and drink', es: 'Comida y bebida', zh: '餐饮' },
  shopping: { pt: 'Compras', en: 'Shopping', es: 'Compras', zh: '购物' },
  services: { pt: 'Serviços em geral', en: 'General services', es: 'Servicios generales', zh: '生活服务' },
  health: { pt: 'Saúde', en: 'Health', es: 'Salud', zh: '健康医疗' },
  beauty: { pt: 'Beleza e bem-estar', en: 'Beauty and wellness', es: 'Belleza y bienestar', zh: '美容养生' },
  education: { pt: 'Educação', en: 'Education', es: 'Educación', zh: '教育' },
  transport: { pt: 'Transporte e entregas', en: 'Transport and delivery', es: 'Transporte y entregas', zh: '交通配送' },
  travel: { pt: 'Viagens e hospedagem', en: 'Travel and lodging', es: 'Viajes y hospedaje', zh: '旅游住宿' },
  housing: { pt: 'Casa e imóveis', en: 'Home and real estate', es: 'Hogar e inmuebles', zh: '家居房产' },
  finance: { pt: 'Finanças', en: 'Finance', es: 'Finanzas', zh: '金融' },
  leisure: { pt: 'Cultura e lazer', en: 'Culture and leisure', es: 'Cultura y ocio', zh: '文化娱乐' },
  sports: { pt: 'Esportes', en: 'Sports', es: 'Deportes', zh: '体育运动' },
  tools: { pt: 'Ferramentas', en: 'Tools', es: 'Herramientas', zh: '工具' },
  publicServices: { pt: 'Serviços públicos', en: 'Public services', es: 'Servicios públicos', zh: '公共服务' },
  other: { pt: 'Outros', en: 'Other', es: 'Otros', zh: '其他' },
};
