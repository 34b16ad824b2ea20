import { type AppletDomainKind, appletDomainsAtMost } from '@balcao/contract/applet-domain';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { TextInput, type TextInputProps } from '@balcao/ui/text-input.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './domain-lines.module.css';

interface DomainLinesProps {
  kind: AppletDomainKind;
  protocol: string;
  lines: readonly string[];
  /** Value and error of a line. */
  inputOf: (line: number) => TextInputProps;
  /** What is wrong with all of them. */
  error: ReactNode;
  mayChange: boolean;
  onAdd: () => void;
  onRemove: (line: number) => void;
}

interface DomainLineProps {
  protocol: string;
  label: string;
  /** The name of the button that removes it; without one it may only be read. */
  removal: string | undefined;
  input: TextInputProps;
  onRemove: () => void;
}

const DomainLine = ({ protocol, label, removal, input, onRemove }: DomainLineProps) => (
  <Row gap={8}>
    <Box grow shrink>
      <TextInput
        type="url"
        inputMode="url"
        aria-label={label}
        placeholder={`${protocol}://api.example.com`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={!removal}
        {...input}
      />
    </Box>
    {removal && (
      <ActionIcon variant="subtle" size="lg" aria-label={removal} onClick={onRemove}>
        <IconTrash size={18} stroke={1.8} />
      </ActionIcon>
    )}
  </Row>
);

/** The domains of one kind, a line each. */
export const DomainLines = (props: DomainLinesProps) => {
  const { kind, protocol, lines, inputOf, error, mayChange, onAdd, onRemove } = props;
  const t = useTranslations('domain');
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const name = t(`kinds.${kind}.title`);
  const add = () => {
    onAdd();
    // The new line is the last one, as soon as it is there.
    requestAnimationFrame(() => [...(group.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };
  return (
    <fieldset ref={group} data-path={kind} className={classes.group} aria-describedby={id}>
      <Text as="legend" weight={600}>
        {name}
      </Text>
      <Muted id={id} mb={8} pretty prose>
        {t(`kinds.${kind}.text`)}
      </Muted>
      <Grid gap={8}>
        {lines.length === 0 && <Muted>{t('none')}</Muted>}
        {lines.map((_, line) => (
          <DomainLine
            key={`${kind}-${String(line)}`}
            protocol={protocol}
            label={t('line', { kind: name, number: line + 1 })}
            removal={mayChange ? t('removeLine', { kind: name, number: line + 1 }) : undefined}
            input={inputOf(line)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </Grid>
      {error && (
        <Text mt={8} tone="bad" role="alert">
          {error}
        </Text>
      )}
      {mayChange && lines.length < appletDomainsAtMost && (
        <Box mt={8}>
          <Button variant="default" size="xs" leftSection={<IconPlus size={16} stroke={1.8} />} onClick={add}>
            {t('add', { kind: name })}
          </Button>
        </Box>
      )}
    </fieldset>
  );
};
