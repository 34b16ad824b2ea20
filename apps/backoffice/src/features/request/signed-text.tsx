import { CopyButton } from '@balcao/ui/copy-button.tsx';
import { Box, Row, Text } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hexRows, piecesOf } from './bytes.ts';
import classes from './signed-text.module.css';

interface SignedTextProps {
  title: string;
  text: string;
  /** How many bytes it has. */
  bytes: number;
  /** The byte that differs from the other text; at or beyond the end where this one is the shorter. */
  markedByte?: number | undefined;
}

/** A text that is signed, to the last byte: line feeds and other invisible characters show, and hexadecimal on demand. */
export const SignedText = ({ title, text, bytes, markedByte }: SignedTextProps) => {
  const t = useTranslations('request.doctor');
  const [isHex, setIsHex] = useState(false);
  return (
    <Box ground="hover" framed rounded="md">
      <Row className={classes.head} gap={12} rowGap={4} align="center" justify="between" wrap>
        <Text as="h4" size="inherit" weight={600}>
          {title}
        </Text>
        <Row as="span" gap={12} align="center" tone="muted">
          {t('bytes', { count: bytes })}
          <button type="button" className={classes.toggle} aria-pressed={isHex} onClick={() => setIsHex(!isHex)}>
            {t('hex')}
          </button>
          <CopyButton value={text} what={t('copy', { what: title })} />
        </Row>
      </Row>
      {isHex ? (
        <pre className={`${classes.text} ${classes.hex}`}>
          {hexRows(text)
            .map((row) => `${row.at}  ${row.bytes.padEnd(23)}  ${row.letters}`)
            .join('\n')}
        </pre>
      ) : (
        <Pieces text={text} bytes={bytes} markedByte={markedByte} />
      )}
    </Box>
  );
};

const Pieces = ({ text, bytes, markedByte }: Omit<SignedTextProps, 'title'>) => {
  const t = useTranslations('request.doctor');
  let place = 0;
  return (
    <pre className={classes.text}>
      {piecesOf(text, markedByte).map((piece) => {
        place += piece.text.length;
        const shown = piece.isMarked ? (
          <mark key={place} className={classes.mark}>
            {piece.text}
          </mark>
        ) : (
          <span key={place} className={piece.isSign ? classes.sign : undefined}>
            {piece.text}
          </span>
        );
        return piece.endsLine ? [shown, '\n'] : shown;
      })}
      {markedByte !== undefined && markedByte >= bytes && <span className={classes.end}>{t('endsHere')}</span>}
    </pre>
  );
};
