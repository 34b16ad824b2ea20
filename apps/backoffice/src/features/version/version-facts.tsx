import type { VersionDetail } from '@balcao/contract/version';
import { sizeText } from '@balcao/ui/file-check';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { useLocale, useTranslations } from 'use-intl';
import classes from './version.module.css';

/** Who made it, when, and where it came from. */
export const VersionFacts = ({ version }: { version: VersionDetail }) => {
  const t = useTranslations('version.facts');
  const origin = useTranslations('version.origin');
  const { developer, createdAt, machine, toolVersion, publisher, publishedAt, submittedAt, decidedAt, permissions } =
    version;
  const at = (label: string, instant: string | null) => (instant ? [{ label, value: <Instant at={instant} /> }] : []);
  return (
    <KeyValues
      rows={[
        { label: t('developer'), value: developer },
        { label: t('created'), value: <Instant at={createdAt} /> },
        { label: t('origin'), value: origin(version.origin) },
        ...(machine === null ? [] : [{ label: t('machine'), value: machine }]),
        { label: t('tool'), value: toolVersion },
        ...at(t('submitted'), submittedAt),
        ...at(t('decided'), decidedAt),
        ...(publisher ? [{ label: t('publisher'), value: publisher }] : []),
        ...at(t('published'), publishedAt),
        { label: t('permissions'), value: permissions.length > 0 ? permissions.join(', ') : t('noPermissions') },
      ]}
    />
  );
};

/** Every file of the package, folded away. */
export const VersionFiles = ({ version }: { version: VersionDetail }) => {
  const t = useTranslations('version.facts');
  const locale = useLocale();
  const { list, pages, files, bytes } = version;
  return (
    <Grid gap={8}>
      <Foldable title={t('pages', { count: pages.length })}>
        <Box as="ul">
          {pages.map((page) => (
            <li key={page} className={classes.file}>
              <Box as="code" breakable>
                {page}
              </Box>
            </li>
          ))}
        </Box>
      </Foldable>
      <Foldable title={t('files', { count: files, size: sizeText(bytes, locale) })}>
        <Box as="ul">
          {list.map((file) => (
            <Row as="li" key={file.path} className={classes.file} gap={16} justify="between">
              <Box as="code" breakable>
                {file.path}
              </Box>
              <Muted as="span" whiteSpace="nowrap">
                {sizeText(file.bytes, locale)}
              </Muted>
            </Row>
          ))}
        </Box>
      </Foldable>
    </Grid>
  );
};
