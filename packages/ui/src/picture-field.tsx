import { messagePictureFile } from '@balcao/contract/conversation-attachment';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOfChosen, type ChosenPicture, readChosen } from './chosen-picture.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';
import { Row, Text } from './layout.tsx';
import classes from './picture-field.module.css';
import { useFileProblem } from './use-file-problem.ts';

interface KeptPicture {
  readonly picture: ChosenPicture | undefined;
  readonly keep: (picture: ChosenPicture) => void;
  readonly drop: () => void;
}
/** A picture that is to be sent with what is written, where it is kept until then, and what was wrong with the last that was chosen. */
export const useChosenPicture = ({ picture, keep, drop }: KeptPicture) => {
  const t = useTranslations('ui.attachment');
  const words = useFileProblem({
    tooLarge: t('tooLarge'),
    typeWrong: t('typeWrong'),
    tooMany: t('oneOnly'),
  });
  const [wrong, setWrong] = useState<string>();
  const choose = async (file: File, problem?: 'tooMany'): Promise<void> => {
    const read = await readChosen(file);
    if (typeof read === 'string') return setWrong(words({ file, problem: read }));
    keep(read);
    setWrong(problem && words({ file, problem }));
  };
  return {
    picture,
    wrong,
    choose: (file: File): Promise<void> => choose(file),
    /** Of several, the first: one goes with a message, which is said. */
    chooseOf: async ([file, ...others]: readonly File[]): Promise<void> => {
      if (file) await choose(file, others.length > 0 ? 'tooMany' : undefined);
    },
    drop: (): void => {
      drop();
      setWrong(undefined);
    },
  };
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
