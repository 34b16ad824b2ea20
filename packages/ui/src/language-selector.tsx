import { localeNames } from '@balcao/contract/locale';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './language-selector.module.css';
import { Row } from './layout.tsx';
import { changeLocale, type Locale, selectableLocales } from './locale.ts';

/** Chooses the language of the page: keeps it, and loads the page again. `compact`: on phones only the globe shows. */
export const LanguageSelector = ({ compact = false }: { compact?: boolean }) => {
  const t = useTranslations('ui.shell');
  const locale = useLocale();
  return (
    <Row as="span" className={classes.selector} inline gap={8} align="center" data-compact={compact || undefined}>
      <IconWorld size={18} stroke={1.8} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('language')}
        value={locale}
        onChange={(event) => changeLocale(event.currentTarget.value as Locale)}
      >
        {selectableLocales(locale).map((one) => (
          <option key={one} value={one} lang={one}>
            {localeNames[one]}
          </option>
        ))}
      </select>
      <IconChevronDown className={classes.chevron} size={16} stroke={1.8} aria-hidden />
    </Row>
  );
};
