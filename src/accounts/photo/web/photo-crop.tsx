import { Modal } from '@mantine/core';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { cutPhoto, type PhotoArea } from './cut-photo.ts';
import styles from './photo-crop.module.css';

const [NEAREST, STEP] = [3, 0.05];
const ARROW_PIXELS = 8;

interface PhotoCropProps {
  /** A `blob:` address of the chosen file. */
  address: string;
  onCut: (photo: File) => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

/** Moves and zooms a photo behind the circle that others will see: by mouse, finger or keys. */
export function PhotoCrop({ address, onCut, onCancel, onUnreadable }: PhotoCropProps) {
  const { t } = useTranslation('accounts/account');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PhotoArea | null>(null);
  const [isCutting, setIsCutting] = useState(false);
  const [helpId, zoomId] = [useId(), useId()];

  const cut = () => {
    if (!area) return;
    setIsCutting(true);
    void cutPhoto(address, area)
      .then(onCut, onUnreadable)
      .finally(() => setIsCutting(false));
  };

  return (
    <Modal
      opened
      size={520}
      title={t('photo.crop.title')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onCancel}
    >
      <div className={styles.body}>
        <div className={styles.frame}>
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={NEAREST}
            aspect={1}
            cropShape="round"
            objectFit="contain"
            showGrid={false}
            keyboardStep={ARROW_PIXELS}
            // Its styles are bundled with ours: the page's CSP forbids the style element that it would add.
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.area }}
            cropperProps={{ role: 'group', 'aria-label': t('photo.crop.area'), 'aria-describedby': helpId }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        </div>
        <label className={styles.zoom} htmlFor={zoomId}>
          <span>{t('photo.crop.zoom')}</span>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={NEAREST}
            step={STEP}
            value={zoom}
            aria-valuetext={t('photo.crop.times', { zoom: Math.round(zoom * 100) })}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
        <p id={helpId} className="sub">
          {t('photo.crop.help')}
        </p>
        <div className={styles.actions}>
          <Button onClick={onCancel}>{t('platform:dialog.cancel')}</Button>
          <Button variant="primary" disabled={!area} loading={isCutting} onClick={cut}>
            {t('photo.crop.use')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
