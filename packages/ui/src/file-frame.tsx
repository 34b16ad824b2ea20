import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { ActionIcon } from './action-icon.tsx';
import classes from './document-row.module.css';
import type { Icon } from './icon.ts';
import { Grid, Row, Text } from './layout.tsx';

interface FileFrameProps {
  name: string;
  isPdf: boolean;
  preview: string | undefined;
  failed?: boolean;
  line: React.ReactNode;
  children?: React.ReactNode;
  ref?: React.Ref<HTMLLIElement>;
}

/** A file: picture or sign, name and a line below it, and what can be done. */
export const FileFrame = ({ name, isPdf, preview, failed = false, line, children, ref }: FileFrameProps) => {
  const Sign = isPdf ? IconFileTypePdf : IconPhoto;
  return (
    <Row ref={ref} as="li" className={classes.row} gap={12} align="center" data-failed={failed || undefined}>
      <Grid as="span" className={classes.picture} align="center" across="center">
        {preview ? <img src={preview} alt="" /> : <Sign size={22} stroke={1.5} aria-hidden />}
      </Grid>
      <Grid as="span" gap={2} grow shrink>
        <Text as="span" weight={550} truncate title={name}>
          {name}
        </Text>
        {line}
      </Grid>
      <Row as="span" className={classes.actions}>
        {children}
      </Row>
    </Row>
  );
};

interface FileActionProps {
  label: string;
  icon: Icon;
  onAct: () => void;
}
/** One of the things that can be done with a file. */
export const FileAction = ({ label, icon: Sign, onAct }: FileActionProps) => (
  <ActionIcon size={36} aria-label={label} title={label} onClick={onAct}>
    <Sign size={18} stroke={1.7} />
  </ActionIcon>
);
