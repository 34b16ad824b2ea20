import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { certificateText, fileBytesMax, type PemKind } from './pem.ts';
import classes from './pem-field.module.css';

interface PemFieldProps {
  kind: PemKind;
  input: GetInputPropsReturnType;
  /** A file was read: its text, and its name. */
  onRead: (text: string, fileName: string) => void;
  onMistake: (message: string) => void;
}

/** Takes a certificate, or a request for one, as a file that is dropped or chosen, or as pasted text. */
export const PemField = ({ kind, input, onRead, onMistake }: PemFieldProps) => {
  const t = useTranslations('certificate.form');
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > fileBytesMax) return onMistake(t('tooBig'));
    const text = certificateText(new Uint8Array(await file.arrayBuffer()), kind);
    if (text === undefined) onMistake(t('unreadable'));
    else onRead(text, file.name);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <fieldset
      className={classes.field}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <Textarea
        label={t(kind === 'CERTIFICATE' ? 'pem' : 'csr')}
        description={t(kind === 'CERTIFICATE' ? 'pemHelp' : 'csrHelp')}
        placeholder={`-----BEGIN ${kind}-----`}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.text ?? '' }}
        {...input}
      />
      <Button
        variant="default"
        leftSection={<IconFileUpload size={18} stroke={1.8} />}
        onClick={() => chooser.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".pem,.crt,.cer,.der,.csr,.txt,application/x-x509-ca-cert,application/x-pem-file"
        hidden
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = ''; // The same file may be chosen again once it is mended.
        }}
      />
      {isOver && <div className={classes.drop}>{t('drop')}</div>}
    </fieldset>
  );
};
