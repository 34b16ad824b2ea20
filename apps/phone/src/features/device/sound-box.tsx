import type { OwnDevice } from '@balcao/contract/device';
import type { DeviceNews } from '@balcao/contract/device-news';
import { announce } from '@balcao/ui/announce';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeviceHead } from './device-head.tsx';
import { Heard } from './heard.tsx';
import classes from './sound-box.module.css';
import { askForVoices, chime, say } from './speech.ts';
import { spokenNews, writtenNews } from './spoken-words.ts';
import { useNews } from './use-news.ts';

type SoundBoxDevice = Extract<OwnDevice, { product: '53' }>;
type Said = Exclude<DeviceNews, { kind: 'changed' }>;
const shownMs = 8_000;
const keptAtMost = 5;

/** A sound box: its code to be scanned, and money said aloud the moment it arrives. */
export const SoundBox = ({ device }: { device: SoundBoxDevice }) => {
  const t = useTranslations('device.box');
  const { settings, spoken } = device;
  const [isLoud, setLoud] = useState(false);
  const [heard, setHeard] = useState<readonly Said[]>([]);
  const [latest, setLatest] = useState<Said>();
  const isOnline = useNews(device.serial, device.position, (news) => {
    setLatest(news);
    setHeard((before) => [news, ...before].slice(0, keptAtMost));
    const words = spokenNews(news, settings.language);
    // What the box says aloud itself is not said once more.
    if (!isLoud || spoken === 'chime') announce(words, settings.language);
    if (!isLoud) return;
    if (spoken === 'chime') chime(settings.volume);
    else void say(words, settings.language, settings.volume);
  });
  useEffect(askForVoices, []);
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setLatest(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [latest]);
  return (
    <>
      <DeviceHead device={device} />
      <Stack className={classes.box} gap={12} align="center" data-heard={latest !== undefined || undefined}>
        <Row as="p" gap={6} align="center" tone="muted" role="status">
          <ToneIcon tone={isOnline ? 'good' : 'waiting'} />
          {t(isOnline ? 'online' : 'offline')}
        </Row>
        <Grid align="center" across="center" grow full>
          {latest ? <News news={latest} language={settings.language} /> : <Calm device={device} />}
        </Grid>
        {heard.length > 0 && <Heard heard={heard} />}
        {isLoud ? (
          <Row as="p" gap={8} align="center" tone="muted">
            <IconVolume size={20} stroke={1.6} aria-hidden />
            {t('speaks', { language: t(`language.${settings.language}`), volume: settings.volume })}
          </Row>
        ) : (
          <Button
            size="md"
            fullWidth
            leftSection={<IconVolume size={20} aria-hidden />}
            onClick={() => {
              // Browsers let a page be heard only after someone touched it.
              setLoud(true);
              chime(settings.volume);
            }}
          >
            {t('allow')}
          </Button>
        )}
      </Stack>
    </>
  );
};

const News = ({ news, language }: { news: Said; language: SoundBoxDevice['settings']['language'] }) => {
  const { title, amount } = writtenNews(news, language);
  return (
    <Stack gap={12} align="center" textAlign="center" lang={language}>
      <ToneIcon tone="good" size={56} />
      <p className={classes.title}>{title}</p>
      <p className={classes.amount}>{amount}</p>
      <p className={classes.words}>{spokenNews(news, language)}</p>
    </Stack>
  );
};

const Calm = ({ device }: { device: SoundBoxDevice }) => {
  const t = useTranslations('device.box');
  return (
    <Stack gap={12} align="center" textAlign="center">
      {device.code ? (
        <>
          <QrImage text={device.code} what={t('code')} size={260} />
          <p className={classes.scan}>{t('scan')}</p>
        </>
      ) : (
        <p className={classes.scan}>{t('waits')}</p>
      )}
    </Stack>
  );
};
