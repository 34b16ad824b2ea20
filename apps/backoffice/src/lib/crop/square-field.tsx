import { iconFile } from '@balcao/contract/applet';
import { fieldMessages } from '@balcao/contract/field-texts';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { acceptOf, problemOfChosen } from '@balcao/ui/file-check';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { addressOfNewPicture } from './picture-address.ts';
import { isPhoto } from './square.ts';

// The cropper is heavy, and most people who open the page change words only.
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** A JPG or PNG by how it begins, not by its name, that is small enough and that the browser can show. */
const isIcon = async (file: File): Promise<boolean> => {
  const [a, b, c, d] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isJpg = a === 0xff && b === 0xd8 && c === 0xff;
  const isPng = a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47;
  return (isJpg || isPng) && !(await problemOfChosen(file, iconFile)) && (await isPhoto(file));
};

interface PictureButtonProps {
  label: string;
  describedBy: string;
  path: string;
  onFile: (file: File) => void;
}

/** A button that opens the choice of a file. The input itself is out of sight and out of the way. */
const PictureButton = ({ label, describedBy, path, onFile }: PictureButtonProps) => {
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
        data-path={path}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input ref={input} hidden type="file" aria-label={label} accept={acceptOf(iconFile)} onChange={chosen} />
    </>
  );
};

interface SquareFieldProps {
  /** The name of the field in the form. */
  path: 'icon' | 'avatar';
  label: string;
  choose: string;
  change: string;
  /** The address of the picture: that of the kept one, or the data of a new one; empty without one. */
  value: string;
  error: ReactNode;
  readOnly: boolean;
  onChange: (address: string) => void;
  onError: (error: string) => void;
}

/** A square picture: chosen as a file, then cut. */
export const SquareField = (props: SquareFieldProps) => {
  const { path, label, choose, change, value, error, readOnly, onChange, onError } = props;
  const locale = useLocale();
  const id = useId();
  const [photo, setPhoto] = useState<Blob>();
  const rule = fieldMessages([{ code: 'custom', path: ['icon'], message: 'icon' }], locale).icon ?? '';
  const take = async (file: File) => {
    if (await isIcon(file)) setPhoto(file);
    else onError(rule);
  };
  const use = (base64: string) => {
    onChange(addressOfNewPicture(base64));
    setPhoto(undefined);
  };
  return (
    <Grid gap={8} role="group" aria-labelledby={id}>
      <Text as="span" id={id} size={14} weight={550}>
        {label}
      </Text>
      <Row gap={16} align="center">
        {value && <AppletIcon src={value} size={64} />}
        {!readOnly && (
          <PictureButton
            label={value ? change : choose}
            describedBy={`${id}-rule ${id}-error`}
            path={path}
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
