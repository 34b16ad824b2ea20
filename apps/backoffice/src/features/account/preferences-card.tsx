import { localeNames } from '@balcao/contract/locale';
import { Choice } from '@balcao/ui/choice.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { changeLocale, selectableLocales } from '@balcao/ui/locale';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';

const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Language and colours of this browser. */
export const PreferencesCard = () => {
  const t = useTranslations('account');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SettingCard icon={IconAdjustmentsHorizontal} title={t('preferences')} line={t('preferencesLine')}>
      <Grid gap={24}>
        <Choice
          legend={shared('language')}
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
      </Grid>
    </SettingCard>
  );
};
