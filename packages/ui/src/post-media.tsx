import { type Media, mediaTypes } from '@balcao/contract/media';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { sizeText } from './file-check.ts';
import { Grid, Muted, Row, Stack, Text } from './layout.tsx';
import classes from './post-media.module.css';

/** What is said of a document: its size, and how many pages it has where that is known. */
const useAbout = (): ((file: Media) => string) => {
  const t = useTranslations('ui.media');
  const locale = useLocale();
  return ({ type, bytes, pages, scan }) =>
    [
      type.toUpperCase(),
      sizeText(bytes, locale),
      pages ? t('pages', { count: pages }) : '',
      scan === 'clean' ? '' : t(scan === 'waiting' ? 'unscanned' : scan),
    ]
      .filter(Boolean)
      .join(' · ');
};

/** Links change from hour to hour: a film that plays goes on by the one that it began with, until that leads nowhere. */
const Video = ({ file, onOpen }: { file: Media; onOpen: (() => void) | undefined }) => {
  const t = useTranslations('ui.media');
  const [link, setLink] = useState(file);
  const { url, posterUrl, width, height } = link;
  return (
    <video
      className={classes.video}
      style={{ aspectRatio: `${width ?? 16} / ${height ?? 9}` }}
      controls
      playsInline
      preload="metadata"
      src={url}
      {...(posterUrl ? { poster: posterUrl } : {})}
      aria-label={t('video', { name: file.name })}
      onPlay={onOpen}
      onError={() => file.url !== url && setLink(file)}
    />
  );
};

interface DocumentProps {
  file: Media;
  onOpen: (() => void) | undefined;
  /** Its name, as a link to where it is read. */
  link: ReactNode;
}
const Document = ({ file, onOpen, link }: DocumentProps) => {
  const t = useTranslations('ui.media');
  const about = useAbout()(file);
  return (
    <Row as="li" gap={12} align="center" className={classes.document}>
      <IconFileText size={24} stroke={1.6} aria-hidden />
      <Grid gap={2} grow shrink>
        <Text weight={550} breakable>
          {link ?? file.name}
        </Text>
        <Muted>{about}</Muted>
      </Grid>
      <a
        className={classes.open}
        href={file.url}
        download
        aria-label={t('download', { name: file.name })}
        onClick={onOpen}
      >
        <IconDownload size={22} stroke={1.7} aria-hidden />
      </a>
    </Row>
  );
};

export interface PostMediaProps {
  files: readonly Media[];
  /** One of them was played or opened. */
  onOpen?: (() => void) | undefined;
  /** The link to where a PDF is read, by its name. */
  onDocument?: ((file: Media) => ReactNode) | undefined;
}

/** The files of a broadcast: a film that plays from any second, and documents to open. */
export const PostMedia = ({ files, onOpen, onDocument }: PostMediaProps) => {
  const documents = files.filter(({ type }) => mediaTypes[type].kind === 'document');
  const videos = files.filter(({ type }) => mediaTypes[type].kind === 'video');
  return (
    <>
      {videos.map((file) => (
        <Video key={`${file.id}${file.posterUrl?.split('/').at(-1)}`} file={file} onOpen={onOpen} />
      ))}
      {documents.length > 0 && (
        <Stack as="ul">
          {documents.map((file) => (
            <Document
              key={file.id}
              file={file}
              onOpen={onOpen}
              link={file.type === 'pdf' ? onDocument?.(file) : undefined}
            />
          ))}
        </Stack>
      )}
    </>
  );
};
