import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';

/** Light or dark: the system's choice until someone makes one, which is kept in this browser. */
export const SchemeSwitch = () => {
  const t = useTranslations('ui.shell');
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'light' ? 'dark' : 'light';
  const label = t(other === 'dark' ? 'useDark' : 'useLight');
  const Icon = other === 'dark' ? IconMoon : IconSun;
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(other)}>
      <Icon size={18} stroke={1.8} />
    </ActionIcon>
  );
};
