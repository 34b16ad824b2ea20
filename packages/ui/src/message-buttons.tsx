import { IconExternalLink } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { Stack } from './layout.tsx';

export interface ShownButton {
  readonly label: string;
  /** Where it leads; null: pressing it answers. */
  readonly url: string | null;
}
interface OneButtonProps extends ShownButton {
  onPress: (() => void) | undefined;
  onOpen: (() => void) | undefined;
  isPreview: boolean;
}
const OneButton = ({ label, url, onPress, onOpen, isPreview }: OneButtonProps) => {
  const icon = url !== null && <IconExternalLink size={16} stroke={1.8} aria-hidden />;
  const look = { variant: 'default', fullWidth: true, rightSection: icon || undefined } as const;
  if (isPreview)
    return (
      <Button {...look} renderRoot={(props) => <span {...props} />}>
        {label}
      </Button>
    );
  return url === null ? (
    <Button {...look} disabled={onPress === undefined} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <Button
      {...look}
      renderRoot={(props) => <a {...props} href={url} target="_blank" rel="noopener noreferrer" />}
      onClick={onOpen}
    >
      {label}
    </Button>
  );
};

interface MessageButtonsProps {
  buttons: readonly ShownButton[];
  /** What pressing a button without an address does, by its place; without it such buttons are only shown. */
  onPress?: ((index: number) => void) | undefined;
  /** An address was opened. */
  onOpen?: (() => void) | undefined;
  /** They are shown, and do nothing. */
  isPreview?: boolean;
}

/** The buttons under a message, or under a broadcast that says a template. */
export const MessageButtons = ({ buttons, onPress, onOpen, isPreview = false }: MessageButtonsProps) => (
  <Stack gap={6} mt={8}>
    {[...buttons.entries()].map(([index, button]) => (
      // The place is what tells buttons apart while their texts are typed.
      <OneButton
        key={index}
        {...button}
        onPress={onPress && (() => onPress(index))}
        onOpen={onOpen}
        isPreview={isPreview}
      />
    ))}
  </Stack>
);
