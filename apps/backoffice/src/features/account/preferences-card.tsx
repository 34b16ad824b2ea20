import { Card } from '@balcao/ui/card.tsx';
import { changeLocale, localeNames, selectableLocales } from '@balcao/ui/locale';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import classes from './account-page.module.css';
import { Choice } from './choice.tsx';

const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Language and colours of this browser. */
export const PreferencesCard = () => {
  const t = useTranslations('account');
  const locale = useLocale();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title={t('preferences')}>
      <div className={classes.preferences}>
        <Choice
          legend={t('language')}
          help={t('languageHelp')}
          options={selectableLocales(locale).map((one) => ({ value: one, label: localeNames[one], lang: one }))}
          value={locale}
          onChange={changeLocale}
        />
        <Choice
          legend={t('scheme')}
          options={schemes.map((one) => ({ value: one, label: t(`schemes.${one}`) }))}
          value={colorScheme}
          onChange={setColorScheme}
        />
      </div>
    </Card>
  );
};
