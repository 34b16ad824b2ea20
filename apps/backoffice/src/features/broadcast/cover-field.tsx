import { pictureFile } from '@balcao/contract/article-picture';
import { Button } from '@balcao/ui/button.tsx';
import { problemOfChosen } from '@balcao/ui/file-check';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { tellBad } from '@balcao/ui/notice';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { coverOf, isPhoto } from '../../lib/crop/square.ts';
import classes from './broadcast.module.css';
import { PictureChoice } from './picture-choice.tsx';
import { PictureSendingList } from './picture-sending-list.tsx';
import { type ArrivedPicture, usePictureSending } from './use-picture-sending.ts';

// The cropper is heavy, and most posts are written without it.
const CropDialog = lazy(() => import('../../lib/crop/crop-dialog.tsx'));
const shape = 16 / 9;

/** What a cover may be, or what is wrong with it. */
const Rule = ({ error }: { error: ReactNode }) => {
  const t = useTranslations('broadcast.cover');
  if (!error) return <Muted>{t('rule')}</Muted>;
  return (
    <Text size={14} tone="bad" role="alert">
      {error}
    </Text>
  );
};

interface CoverFieldProps {
  channelId: string;
  /** Where the cover is shown; undefined without one. */
  address: string | undefined;
  hasCover: boolean;
  error: ReactNode;
  onChange: (picture: ArrivedPicture | null) => void;
}

/** The picture above a post: chosen, cut, and sent. */
export const CoverField = ({ channelId, address, hasCover, error, onChange }: CoverFieldProps) => {
  const t = useTranslations('broadcast.cover');
  const wrong = useTranslations('broadcast.article')('pictureWrong');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File>();
  const { sendings, send } = usePictureSending(channelId);
  const take = async (file: File) =>
    !(await problemOfChosen(file, pictureFile)) && (await isPhoto(file))
      ? setPhoto(file)
      : tellBad(`${file.name}: ${wrong}`);
  const use = async (base64: string) => {
    const name = photo?.name ?? '';
    setPhoto(undefined);
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const sent = await send(new File([bytes], name, { type: 'image/jpeg' }));
    if (sent) onChange(sent);
  };
  const choose = t(hasCover ? 'change' : 'choose');
  return (
    <Grid gap={8} role="group" aria-labelledby={id}>
      <Text as="span" id={id} size={14} weight={550}>
        {t('label')}
      </Text>
      {hasCover && <img className={classes.cover} src={address} alt="" width={320} height={180} />}
      <Row gap={12} wrap align="center">
        <Button
          variant="default"
          leftSection={<IconPhoto size={18} stroke={1.8} />}
          disabled={sendings.length > 0}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        {hasCover && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        )}
      </Row>
      <PictureChoice input={input} label={choose} onFiles={([file]) => file && void take(file)} />
      <PictureSendingList sendings={sendings} />
      <Rule error={error} />
      {photo && (
        <Suspense>
          <CropDialog
            photo={photo}
            shape="rect"
            aspect={shape}
            cut={coverOf}
            onUse={(base64) => void use(base64)}
            onClose={() => setPhoto(undefined)}
          />
        </Suspense>
      )}
    </Grid>
  );
};
