import { fieldMessages } from '@balcao/contract/field-texts';
import { Muted } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ZodMiniType } from 'zod/mini';

interface FreeNameFieldProps<Key extends QueryKey> {
  form: {
    readonly values: { readonly name: string };
    readonly getInputProps: (path: 'name') => ComponentProps<typeof TextInput>;
  };
  /** The record that has the name already. */
  kept: { readonly id: string; readonly name: string } | undefined;
  readOnly: boolean;
  schema: ZodMiniType<string>;
  /** What the server says where the name is taken. */
  taken: string;
  words: { readonly help: string; readonly free: string };
  /** Asks whether a name is free, but for one record. */
  isFreeOptions: (
    name: string,
    except?: string,
  ) => UseQueryOptions<{ isFree: boolean }, Error, { isFree: boolean }, Key>;
}
const restMs = 400;

/** A name that is unique on the platform, and whether it is free, as soon as typing rests. */
export const FreeNameField = <Key extends QueryKey>(props: FreeNameFieldProps<Key>) => {
  const { form, kept, readOnly, schema, words, isFreeOptions } = props;
  const shared = useTranslations('shared');
  const locale = useLocale();
  const { name } = form.values;
  const [settled] = useDebouncedValue(name, restMs);
  const asks = settled === name && name !== kept?.name && schema.safeParse(name).success;
  const { data } = useQuery({ ...isFreeOptions(name, kept?.id), enabled: asks, meta: { errors: 'inline' } });
  const isFree = asks ? data?.isFree : undefined;
  const taken = fieldMessages([{ code: 'custom', path: ['name'], message: props.taken }], locale).name;
  const { error, ...rest } = form.getInputProps('name');
  return (
    <div>
      <TextInput
        label={shared('name')}
        description={words.help}
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        error={error ?? (isFree === false && taken)}
        {...rest}
      />
      <Muted role="status" mt={4}>
        {isFree && words.free}
      </Muted>
    </div>
  );
};
