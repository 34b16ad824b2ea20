import { appletIconBytesAtMost } from '@balcao/contract/applet';
import { fieldMessages } from '@balcao/contract/field-texts';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isPhoto } from '../../lib/crop/square.ts';
import { type AppletForm, addressOfNewIcon } from './use-applet-form.ts';

// The cropper is heavy, and most people who open the page change words only.
const CropDialog = lazy(() => import('../../lib/crop/crop-dialog.tsx'));

/** A JPG or PNG by how it begins, not by its name, that is small enough and that the browser can show. */
const isIcon = async (file: Blob): Promise<boolean> => {
  const [a, b, c, d] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isJpg = a === 0xff && b === 0xd8 && c === 0xff;
  const isPng = a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47;
  return (isJpg || isPng) && file.size <= appletIconBytesAtMost && (await isPhoto(file));
};

interface IconButtonProps {
  label: string;
  describedBy: string;
  onFile: (file: Blob) => void;
}

/** A button that opens the choice of a file. The input itself is out of sight and out of the way. */
const IconButton = ({ label, describedBy, onFile }: IconButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhoto size={18} stroke={1.8} />}
        aria-describedby={describedBy}
        data-path="icon"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input ref={input} hidden type="file" aria-label={label} accept="image/jpeg,image/png" onChange={chosen} />
    </>
  );
};

/** The icon: chosen as a file, then cut to a square. */
export const AppletIconField = ({ form, readOnly }: { form: AppletForm; readOnly: boolean }) => {
  const t = useTranslations('applet.form');
  const locale = useLocale();
  const id = useId();
  const [photo, setPhoto] = useState<Blob>();
  const { icon } = form.values;
  const { error } = form.getInputProps('icon');
  const rule = fieldMessages([{ code: 'custom', path: ['icon'], message: 'icon' }], locale).icon ?? '';
  const take = async (file: Blob) => {
    if (await isIcon(file)) setPhoto(file);
    else form.setFieldError('icon', rule);
  };
  const use = (base64: string) => {
    form.setFieldValue('icon', addressOfNewIcon(base64));
    setPhoto(undefined);
  };
  return (
    <Grid gap={8} role="group" aria-labelledby={id}>
      <Text as="span" id={id} size={14} weight={550}>
        {t('icon')}
      </Text>
      <Row gap={16} align="center">
        {icon && <AppletIcon src={icon} size={64} />}
        {!readOnly && (
          <IconButton
            label={t(icon ? 'iconChange' : 'iconChoose')}
            describedBy={`${id}-rule ${id}-error`}
            onFile={(file) => void take(file)}
          />
        )}
      </Row>
      {!readOnly && error !== rule && <Muted id={`${id}-rule`}>{rule}</Muted>}
      {error && (
        <Text as="p" id={`${id}-error`} size={14} tone="bad" role="alert">
          {error}
        </Text>
      )}
      {photo && (
        <Suspense>
          <CropDialog photo={photo} shape="rect" onUse={use} onClose={() => setPhoto(undefined)} />
        </Suspense>
      )}
    </Grid>
  );
};
