import type { UsageFault } from '@balcao/contract/usage-fault';
import { useTranslations } from 'use-intl';

/** Where an error is: `app.js:12:5`, or the page where the file is not known. */
export const useFaultPlace = () => {
  const t = useTranslations('usage.fault');
  return ({ file, line, column, page }: UsageFault): string => {
    if (file !== null) return `${file}:${line}:${column}`;
    return page === null ? t('nowhere') : t('inPage', { page });
  };
};
