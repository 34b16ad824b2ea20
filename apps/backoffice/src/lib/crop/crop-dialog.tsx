import { Grid } from '@balcao/ui/layout.tsx';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslations } from 'use-intl';
import classes from './crop-dialog.module.css';
import { type Cut, squareOf } from './square.ts';

interface CropDialogProps {
  photo: Blob;
  /** A person is cut round, a sign has corners. */
  shape?: 'round' | 'rect';
  /** Width by height; a square without it. */
  aspect?: number;
  cut?: Cut;
  isSaving?: boolean;
  /** Gets what was cut as base64. */
  onUse: (picture: string) => void;
  onClose: () => void;
}

const zoomAtMost = 4;

/** Which part of a photo shows: dragged with a pointer or fingers, moved with the arrow keys, drawn closer with the slider. */
const CropDialog = (props: CropDialogProps) => {
  const { photo, shape = 'round', aspect = 1, cut = squareOf, isSaving = false, onUse, onClose } = props;
  const t = useTranslations('crop');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const address = useAddressOf(photo);
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button loading={isSaving} disabled={!area} onClick={() => area && void cut(photo, area).then(onUse, onClose)}>
          {t('use')}
        </Button>
      }
    >
      {t('help')}
      <div className={classes.stage} style={{ aspectRatio: aspect }}>
        {address && (
          <Cropper
            image={address}
            aspect={aspect}
            cropShape={shape}
            showGrid={false}
            objectFit="cover"
            crop={crop}
            zoom={zoom}
            maxZoom={zoomAtMost}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'application', 'aria-label': t('area') }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Grid as="label" className={classes.zoom} columns="last" gap={16} align="center" mt={16}>
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={zoomAtMost}
          step={0.1}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
        />
      </Grid>
    </Dialog>
  );
};
export default CropDialog;

/** An address under which the browser shows the photo, for as long as someone looks. */
const useAddressOf = (photo: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const fresh = URL.createObjectURL(photo);
    setAddress(fresh);
    return () => URL.revokeObjectURL(fresh);
  }, [photo]);
  return address;
};
