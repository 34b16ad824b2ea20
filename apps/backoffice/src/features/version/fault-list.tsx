import type { PackageFault } from '@balcao/contract/envelope';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import classes from './version.module.css';

/** What is wrong with a package, file by file, and what to do about it. */
export const FaultList = ({ faults }: { faults: readonly PackageFault[] }) => {
  const t = useTranslations('version.faults');
  const files = [...Map.groupBy(faults, ({ path }) => path)];
  return (
    <Box role="alert">
      <Text weight={600} tone="bad">
        {t('title', { count: faults.length })}
      </Text>
      <Grid as="ul" className={classes.faults} gap={12} p={12} mt={8} tabIndex={0} aria-label={t('list')}>
        {files.map(([path, wrong]) => (
          <li key={path ?? ''}>
            <Text as="span" weight={550} breakable mono={path !== null}>
              {path ?? t('whole')}
            </Text>
            <ul>
              {wrong.map(({ code, field, text }) => (
                <Text as="li" key={`${code} ${field ?? ''} ${text}`} breakable>
                  {field ? t('inField', { field, text }) : text}
                </Text>
              ))}
            </ul>
          </li>
        ))}
      </Grid>
      <Muted mt={8} pretty>
        {t.rich('again', { code: (words) => <code>{words}</code> })}
      </Muted>
    </Box>
  );
};
