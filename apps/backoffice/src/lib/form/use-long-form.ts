import { fieldMessage } from '@balcao/contract/field-texts';
import type { Form, FormField } from '@balcao/contract/form-declaration';
import { cardNumbersIn, declaredPath } from '@balcao/contract/form-fields';
import type { Locale } from '@balcao/contract/locale';
import type { Verdict } from '@balcao/contract/review';
import { checkedNow } from '@balcao/ui/form-check';
import { useForm } from '@mantine/form';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import type * as z from 'zod/mini';
import { afterPress } from './after-press.ts';
import { filledUp, isEmpty, type Json, pathsIn, payloadOf, type Values, valueAt, without } from './form-values.ts';
import type { DraftHandle } from './use-draft.ts';

interface LongFormOptions<F extends Form> {
  /** Ready: what it holds is what the form begins with. */
  readonly draft: DraftHandle;
  /** As the contract declares it: `certificationForms[type]`. */
  readonly declared: F;
  /** Optional fields that cannot be left out as things stand; the same list while nothing changes. */
  readonly needed?: ((values: Readonly<Values>) => readonly string[]) | undefined;
  /** The fields that the last rejection named, and its submission. */
  readonly rejected?: { readonly reviewId: string; readonly verdicts: readonly Verdict[] } | undefined;
}

/** Where a draft notes which of the named fields have been changed since the rejection, so that a reload knows it too. */
const correctedKey = 'mended';
interface Corrected {
  readonly of: string;
  readonly paths: readonly string[];
}
const correctedIn = (values: Readonly<Values>, reviewId: string | undefined): readonly string[] => {
  const noted = values[correctedKey] as Partial<Corrected> | undefined;
  return noted && noted.of === reviewId && Array.isArray(noted.paths) ? noted.paths : [];
};

/** What the server refused, each with the value that it refused. */
type Refused = Readonly<Record<string, { readonly message: string; readonly of: string }>>;
const textOf = (value: Json | undefined): string => JSON.stringify(value ?? null);

const filledIn = (values: Readonly<Values>, fields: readonly FormField[]): string[] =>
  pathsIn(values, fields).filter((path) => !isEmpty(valueAt(values, path)));

/** The values of the form, and the draft that follows them; what comes from elsewhere takes their place. */
const useValues = (draft: DraftHandle, fields: readonly FormField[]) => {
  const form = useForm<Values>({
    initialValues: filledUp(draft.values, fields),
    // A card's number is kept nowhere, and does not keep the rest from being saved.
    onValuesChange: (values) => draft.change(without(values, cardNumbersIn(values, fields))),
  });
  const follow = useEffectEvent(() => form.setValues(filledUp(draft.values, fields)));
  useEffect(() => {
    if (draft.epoch > 0) follow();
  }, [draft.epoch]);
  return form;
};

const noPaths: readonly string[] = [];
const withNeeded = (fields: readonly FormField[], paths: readonly string[]): readonly FormField[] =>
  paths.length === 0 ? fields : fields.map((one) => (paths.includes(one.path) ? { ...one, required: true } : one));
const missingOf = (paths: readonly string[], values: Readonly<Values>, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    paths
      .filter((path) => isEmpty(valueAt(values, path)))
      .map((path) => [path, fieldMessage({ code: 'custom', path: [path], params: { text: 'required' } }, locale)]),
  );

/** Which mistakes show: those of fields that one has left, and of what was asked to go on or be sent. */
const useShown = (values: Readonly<Values>, fields: readonly FormField[]) => {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(filledIn(values, fields)));
  const show = (paths: readonly string[]) => setShown((before) => new Set([...before, ...paths]));
  const hide = (path: string) => setShown((before) => new Set([...before].filter((one) => one !== path)));
  return { shown, show, hide };
};

/** The documents that are on their way. */
const useSending = () => {
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const noteSending = (path: string, isSending: boolean) =>
    setSending((before) => {
      if (before.has(path) === isSending) return before;
      return new Set(isSending ? [...before, path] : [...before].filter((one) => one !== path));
    });
  return { sending, noteSending };
};

const takes = <S extends z.ZodMiniType>(schema: S, payload: unknown): payload is z.input<S> =>
  schema.safeParse(payload).success;

/**
 * A long form: nested values, kept as a draft while they are typed, checked by the schema of the contract field by field. Its parts
 * (`FormField`, `FormSteps`, `FormSummary`) read it from `LongFormProvider`.
 */
export const useLongForm = <F extends Form>({ draft, declared, needed, rejected }: LongFormOptions<F>) => {
  const { schema } = declared;
  const locale = useLocale() as Locale;
  const form = useValues(draft, declared.fields);
  const { values } = form;
  const alsoNeeded = needed?.(values) ?? noPaths;
  const fields = useMemo(() => withNeeded(declared.fields, alsoNeeded), [declared, alsoNeeded]);
  const { shown, show, hide } = useShown(values, fields);
  const { sending, noteSending } = useSending();
  const [refused, setRefused] = useState<Refused>({});
  const check = useMemo(() => checkedNow(schema, locale), [schema, locale]);
  /** Every field that could not be sent as it stands, empty ones too. */
  const problems = useMemo(
    () => ({ ...missingOf(alsoNeeded, values, locale), ...check(payloadOf(values, declared)) }),
    [check, values, declared, alsoNeeded, locale],
  );
  const cards = useMemo(() => new Set(cardNumbersIn(values, fields)), [values, fields]);
  const corrected = correctedIn(values, rejected?.reviewId);
  const openVerdicts = (rejected?.verdicts ?? []).filter(({ path }) => !corrected.includes(path));
  const refusedAt = (path: string): string | undefined => {
    const one = refused[path];
    return one && one.of === textOf(valueAt(values, path)) ? one.message : undefined;
  };

  return {
    draft,
    form,
    fields,
    problems,
    openVerdicts,
    sending,
    noteSending,
    fieldOf: (path: string) => fields.find((field) => field.path === declaredPath(path)),
    /** What would be sent; undefined while the API would not take it. */
    ready: (): z.input<F['schema']> | undefined => {
      const payload = payloadOf(form.getValues(), declared);
      return takes<F['schema']>(schema, payload) ? payload : undefined;
    },
    /** What shows under a field, if anything: at once where what it holds is not kept. */
    errorAt: (path: string): string | undefined =>
      refusedAt(path) ?? (shown.has(path) || cards.has(path) ? problems[path] : undefined),
    verdictAt: (path: string): Verdict | undefined => openVerdicts.find((verdict) => verdict.path === path),
    /** Stands in the way, and is something that was typed: not merely empty. */
    isWrong: (path: string): boolean =>
      refusedAt(path) !== undefined || (problems[path] !== undefined && !isEmpty(valueAt(values, path))),
    refusedPaths: Object.keys(refused).filter((path) => refusedAt(path) !== undefined),
    show,
    change: (path: string, value: Json) => {
      hide(path);
      form.setFieldValue(path, value);
      const before = correctedIn(form.getValues(), rejected?.reviewId);
      if (!rejected || before.includes(path) || !rejected.verdicts.some((verdict) => verdict.path === path)) return;
      form.setFieldValue(correctedKey, { of: rejected.reviewId, paths: [...before, path] });
    },
    /** A field was left: what is wrong with what it holds shows now. */
    leave: (path: string) => {
      if (!isEmpty(valueAt(form.getValues(), path))) afterPress(() => show([path]));
      void draft.flush();
    },
    /** Marks what the server refused. */
    refuse: (fieldErrors: Readonly<Record<string, string>>) =>
      setRefused(
        Object.fromEntries(
          Object.entries(fieldErrors).map(([path, message]) => [
            path,
            { message, of: textOf(valueAt(form.getValues(), path)) },
          ]),
        ),
      ),
  };
};
export type LongForm = ReturnType<typeof useLongForm>;

const Context = createContext<LongForm | null>(null);
export const LongFormProvider = Context.Provider;
export const useLongFormParts = (): LongForm => {
  const form = useContext(Context);
  if (!form) throw new Error('A part of a long form stands outside of its provider.');
  return form;
};
