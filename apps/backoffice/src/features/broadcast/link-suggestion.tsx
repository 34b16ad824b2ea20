import type { LinkPage } from '@balcao/contract/broadcast-link-page';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { coverOf } from '../../lib/crop/square.ts';
import classes from './broadcast.module.css';
import type { Words } from './broadcast-draft-words.ts';
import { linkPageOptions } from './link-page.queries.ts';
import { PictureSendingList } from './picture-sending-list.tsx';
import { type ArrivedPicture, usePictureSending } from './use-picture-sending.ts';

interface SuggestionProps {
  channelId: string;
  url: string;
  words: Words;
  onChange: (change: Partial<Words>) => void;
  onPicture: (picture: ArrivedPicture) => void;
}

const shape = 16 / 9;
/** The middle of a picture in the shape of a cover, as a file to send. */
const coverFileOf = async (base64: string, name: string): Promise<File> => {
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const photo = new Blob([bytesOf(base64)], { type: 'image/webp' });
  const { width, height } = await createImageBitmap(photo);
  const wide = Math.min(width, height * shape);
  const high = wide / shape;
  const cut = await coverOf(photo, { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high });
  return new File([bytesOf(cut)], name, { type: 'image/jpeg' });
};

/** What of the page has a place that is still empty: what was typed or chosen is never replaced. */
const openFor = (page: LinkPage, words: Words) => ({
  title: page.title !== '' && words.title.trim() === '',
  picture: page.picture !== null && words.cover === null,
  text: page.description !== '' && words.text.trim() === '',
});

/** Puts what the page says where nothing stands. The picture arrives later, when something may stand there already. */
const useAccepting = ({ channelId, url, words, onChange, onPicture }: SuggestionProps, page: LinkPage) => {
  const latest = useRef({ words, onChange });
  useEffect(() => {
    latest.current = { words, onChange };
  });
  const { sendings, send } = usePictureSending(channelId);
  const [isSending, setIsSending] = useState(false);
  const sendPicture = async (picture: string) => {
    setIsSending(true);
    try {
      const arrived = await send(await coverFileOf(picture, `${new URL(url).hostname}.jpg`));
      const { words: now, onChange: change } = latest.current;
      if (!arrived || now.cover !== null || now.type !== words.type) return;
      onPicture(arrived);
      change({ cover: arrived.id });
    } finally {
      setIsSending(false);
    }
  };
  const accept = () => {
    const open = openFor(page, words);
    if (open.title) onChange({ title: page.title });
    if (open.picture && page.picture !== null) void sendPicture(page.picture);
  };
  return { sendings, isSending, accept };
};

const Offer = (props: SuggestionProps & { page: LinkPage; onClose: () => void }) => {
  const { words, page, onChange, onClose } = props;
  const t = useTranslations('broadcast.page');
  const { sendings, isSending, accept } = useAccepting(props, page);
  const open = openFor(page, words);
  const isOpen = open.title || open.picture;
  if (!isOpen && !open.text && !isSending) return null;
  const action = open.title && open.picture ? 'useBoth' : open.title ? 'useTitle' : 'usePicture';
  return (
    <Grid as="section" gap={8} aria-label={t('offer')}>
      <Muted>{t('offer')}</Muted>
      {page.picture !== null && (
        <img
          className={classes.cover}
          src={`data:image/webp;base64,${page.picture}`}
          alt={t('picture')}
          width={320}
          height={180}
        />
      )}
      {page.title !== '' && <Text weight={550}>{page.title}</Text>}
      {page.description !== '' && <Text size={14}>{page.description}</Text>}
      <Row gap={12} wrap align="center">
        {isOpen && (
          <Button variant="default" loading={isSending} onClick={accept}>
            {t(action)}
          </Button>
        )}
        {open.text && (
          <Button variant="subtle" onClick={() => onChange({ text: page.description })}>
            {t('useText')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
      <PictureSendingList sendings={sendings} />
    </Grid>
  );
};

/** What the page of a link says of itself, offered to the writer; that it cannot be read is one quiet sentence. */
export const LinkSuggestion = (props: SuggestionProps) => {
  const t = useTranslations('broadcast.page');
  const [isClosed, setIsClosed] = useState(false);
  const { data: page, isPending } = useQuery(linkPageOptions(props.channelId, props.url));
  if (isClosed) return null;
  if (page) return <Offer {...props} page={page} onClose={() => setIsClosed(true)} />;
  return <Muted role="status">{t(isPending ? 'reading' : 'unreadable')}</Muted>;
};
