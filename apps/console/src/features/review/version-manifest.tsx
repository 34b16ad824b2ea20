import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { PlaceMark } from './place-mark.tsx';
import type { Desk } from './use-desk.ts';
import type { DeskVersion } from './version.queries.ts';
import classes from './version-pane.module.css';
import { manifestFieldOf } from './version-places.ts';

const isPage = (field: string): boolean => field.startsWith('pages.');

interface VersionManifestProps {
  version: DeskVersion;
  desk: Desk;
  onOpen: (path: string) => void;
}

/** What `app.json` says, value by value: pages, permissions, how the window looks. */
export const VersionManifest = ({ version: { manifest }, desk, onOpen }: VersionManifestProps) => {
  const t = useTranslations('version.manifest');
  return (
    <Box as="ul" aria-label={t('label')}>
      {manifest.map(({ path, value }) => {
        const field = manifestFieldOf(path) ?? path;
        return (
          <Row as="li" key={path} className={classes.value} gap={16} rowGap={4} align="start" wrap>
            <Stack grow shrink basis={192}>
              <Muted as="span" size={14} mono breakable>
                {field}
              </Muted>
              {value === '' ? (
                <Muted as="span">{t('empty')}</Muted>
              ) : (
                <Text as="span" weight={550} breakable>
                  {value}
                </Text>
              )}
            </Stack>
            <PlaceMark path={path} desk={desk}>
              {isPage(field) && (
                <button type="button" className="link" onClick={() => onOpen(value)}>
                  {t('openPage')}
                </button>
              )}
            </PlaceMark>
          </Row>
        );
      })}
    </Box>
  );
};
