import { type RolePresetId, rolePresetIds, rolePresets } from '@balcao/contract/role-preset';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './role-preset-choice.module.css';

/** The name that a ready-made role is made with, in the person's language. */
export const usePresetName = (): ((preset: RolePresetId) => string) => {
  const t = useTranslations('role.preset');
  return (preset) => t(`${preset}.name`);
};

/** What the API takes for a ready-made role. */
export const permissionsOfPreset = (preset: RolePresetId) => rolePresets[preset].map((one) => ({ ...one }));

interface RolePresetChoiceProps {
  legend: string;
  help: string;
  /** Empty while none is chosen. */
  value: RolePresetId | '';
  error?: ReactNode;
  /** By which a form finds the field that is wrong. */
  path?: string | undefined;
  onChange: (preset: RolePresetId) => void;
}

/** The ready-made roles, all in view, each with what it allows. */
export const RolePresetChoice = ({ legend, help, value, error, path, onChange }: RolePresetChoiceProps) => {
  const t = useTranslations('role.preset');
  const id = useId();
  const told = error ? `${id}-help ${id}-error` : `${id}-help`;
  return (
    <Stack as="fieldset" gap={8} shrink aria-describedby={told}>
      <Text as="legend" weight={550}>
        {legend}
      </Text>
      <Muted id={`${id}-help`}>{help}</Muted>
      {rolePresetIds.map((preset, index) => (
        <Row as="label" key={preset} className={classes.option} gap={12} align="start">
          <input
            type="radio"
            name={id}
            className={classes.radio}
            aria-labelledby={`${id}-${preset}`}
            aria-describedby={`${id}-${preset}-about`}
            data-path={index === 0 ? path : undefined}
            checked={value === preset}
            onChange={() => onChange(preset)}
          />
          <Stack as="span" shrink>
            <Text as="span" id={`${id}-${preset}`} weight={550}>
              {t(`${preset}.name`)}
            </Text>
            <Muted as="span" id={`${id}-${preset}-about`} size={14}>
              {t(`${preset}.about`)}
            </Muted>
          </Stack>
        </Row>
      ))}
      {error && (
        <Text id={`${id}-error`} tone="bad" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
};
