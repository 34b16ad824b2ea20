import type { Customer } from '@balcao/contract/customer';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { goneParts, keptParts } from './data-parts.ts';
import { sandboxPinQuery, useErase } from './own-data.queries.ts';

const pinDigits = 6;

/** Says what goes and what stays, and asks for the PIN. */
export const EraseSheet = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  const t = useTranslations('person');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const { data: known } = useQuery(sandboxPinQuery(customer.phone));
  const erase = useErase(() => {
    void navigate({ to: '/login', search: {}, replace: true });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (erase.isPending || erase.isSuccess) return;
    if (pin.length === pinDigits) return erase.mutate(pin, { tell: t('erased') });
    setProblem(t('pinShort'));
    field.current?.focus();
  };
  return (
    <Sheet title={t('eraseTitle')} onClose={onClose}>
      <Grid as="form" gap={16} mt={16} onSubmit={submit} noValidate>
        <Parts title={t('goes')} names={goneParts.map((part) => t(`gone.${part}`))} />
        <Parts title={t('stays')} names={keptParts.map((part) => t(`kept.${part}`))} />
        <TextInput
          ref={field}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinDigits}
          label={t('pin')}
          description={known ? t('pinOfSandbox', { pin: known }) : t('pinHelp')}
          value={pin}
          error={problem}
          onChange={({ currentTarget }) => {
            setPin(currentTarget.value.replaceAll(/\D/g, ''));
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="md" color="red" fullWidth loading={erase.isPending || erase.isSuccess}>
          {t('eraseForGood')}
        </Button>
        <Button size="md" variant="default" fullWidth disabled={erase.isPending} onClick={onClose}>
          {shared('cancel')}
        </Button>
      </Grid>
    </Sheet>
  );
};

const Parts = ({ title, names }: { title: string; names: readonly string[] }) => (
  <Box>
    <Text as="h3" weight={650}>
      {title}
    </Text>
    <Grid as="ul" gap={4} mt={4}>
      {names.map((name) => (
        <li key={name}>
          <Muted>{name}</Muted>
        </li>
      ))}
    </Grid>
  </Box>
);
