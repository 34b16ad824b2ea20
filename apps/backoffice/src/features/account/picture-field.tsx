import { avatarFile } from '@balcao/contract/account';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { acceptOf, problemOfChosen } from '@balcao/ui/file-check';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { tellBad } from '@balcao/ui/notice';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPhoto } from '../../lib/crop/square.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { useUpdateAccount } from './account.queries.ts';
import classes from './picture-field.module.css';
import { useFileDrop } from './use-file-drop.ts';

// The cropper is heavy, and few people change their picture on a day.
const CropDialog = lazy(() => import('../../lib/crop/crop-dialog.tsx'));

/** A picture for the person: chosen, dropped, or taken on a phone; then cut. */
export const PictureField = () => {
  const t = useTranslations('account.picture');
  const { avatar } = useCurrentUser();
  const [photo, setPhoto] = useState<Blob>();
  const update = useUpdateAccount();
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!(await problemOfChosen(file, avatarFile)) && (await isPhoto(file))) setPhoto(file);
    else tellBad(t('unreadable'));
  };
  const drop = useFileDrop((file) => void take(file));
  const remove = async () => {
    const isSure = await confirm({ title: t('removeTitle'), message: t('removeText'), action: t('remove') });
    if (isSure) update.mutate({ avatar: null }, { tell: t('removed') });
  };
  const use = (picture: string) =>
    update.mutate(
      { avatar: picture },
      {
        tell: t('saved'),
        onSuccess: () => setPhoto(undefined),
      },
    );
  return (
    <Grid className={classes.field} gap={8} {...drop}>
      <Row gap={8} wrap>
        <FileButton icon={<IconPhoto size={18} stroke={1.8} />} label={t('choose')} onFile={take} />
        <FileButton
          className={classes.camera}
          capture="user"
          icon={<IconCamera size={18} stroke={1.8} />}
          label={t('camera')}
          onFile={take}
        />
        {avatar && (
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-text)"
            loading={update.isPending && update.variables?.avatar === null}
            onClick={() => void remove()}
          >
            {t('remove')}
          </Button>
        )}
      </Row>
      <Muted pretty>
        {t('help')} <span className={classes.drop}>{t('drop')}</span>
      </Muted>
      {photo && (
        <Suspense>
          <CropDialog photo={photo} isSaving={update.isPending} onUse={use} onClose={() => setPhoto(undefined)} />
        </Suspense>
      )}
    </Grid>
  );
};

interface FileButtonProps {
  label: string;
  icon: React.ReactNode;
  className?: string | undefined;
  capture?: 'user';
  onFile: (file: File | undefined) => Promise<void>;
}

/** A button that opens the choice of a file, or the camera. The input itself is out of sight and out of the way. */
const FileButton = ({ label, icon, className, capture, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void onFile(currentTarget.files?.[0]);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <Button variant="default" className={className} leftSection={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={acceptOf(avatarFile)}
        {...(capture ? { capture } : {})}
        onChange={chosen}
      />
    </>
  );
};
