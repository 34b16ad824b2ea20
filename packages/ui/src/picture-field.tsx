import { messagePictureFile } from '@balcao/contract/conversation-attachment';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { addressOfChosen, type ChosenPicture, readChosen } from './chosen-picture.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';
import { Row, Text } from './layout.tsx';
import classes from './picture-field.module.css';
import { type KeptFile, useChosenFile } from './use-chosen-file.ts';

interface KeptPicture extends KeptFile<ChosenPicture> {
  readonly picture: ChosenPicture | undefined;
}
/** A picture that is to be sent with what is written, where it is kept until then, and what was wrong with the last that was chosen. */
export const useChosenPicture = ({ picture, ...kept }: KeptPicture) => {
  const t = useTranslations('ui.attachment');
  const reading = { read: readChosen, tooLarge: t('tooLarge'), typeWrong: t('typeWrong') };
  return { picture, ...useChosenFile(reading, kept) };
};

/** The browser's own choice of a picture. */
export const PictureInput = (props: Pick<FileInputProps, 'input' | 'onFile'>) => {
  const t = useTranslations('ui.attachment');
  return <FileInput {...props} label={t('choose')} rule={messagePictureFile} />;
};

/** The chosen picture, and how to take it out again. */
export const PictureToSend = ({ of, onDrop }: { of: ChosenPicture; onDrop: () => void }) => {
  const t = useTranslations('ui.attachment');
  return (
    <Row gap={8} align="center" role="group" aria-label={t('chosen')}>
      {of.size ? (
        <img src={addressOfChosen(of.base64)} alt="" className={classes.thumb} />
      ) : (
        <IconPhoto size={28} stroke={1.4} aria-hidden />
      )}
      <Text as="span" size={14} truncate shrink grow>
        {of.name}
      </Text>
      <button type="button" className={classes.drop} aria-label={t('takeOut')} onClick={onDrop}>
        <IconX size={18} />
      </button>
    </Row>
  );
};
