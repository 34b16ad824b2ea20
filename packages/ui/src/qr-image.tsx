import encodeQR from 'qr';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

interface QrImageProps {
  /** What the code says. */
  text: string;
  /** What it is for, for screen readers. */
  what: string;
  size?: number;
}

/** A QR code. Always dark on white with its quiet zone: that is what cameras read, in the dark scheme too. */
export const QrImage = ({ text, what, size = 240 }: QrImageProps) => {
  const t = useTranslations('ui.qr');
  const rows = useMemo(() => encodeQR(text, 'raw', { border: 4, ecc: 'medium' }), [text]);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={t('label', { what })}
      width={size}
      height={size}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 'var(--mantine-radius-md)' }}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
