import { cardNumbersIn, declaredPath, type FormField } from '@balcao/contract/form-fields';
import type { ReviewKind, SubjectType, Verdict } from '@balcao/contract/review';
import { checkedNow, type Schema } from '@balcao/ui/form-check';
import { useForm } from '@mantine/form';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { afterPress } from './after-press.ts';
import { filledUp, isEmpty, type Json, pathsIn, type Values, valueAt, wishOf, without } from './form-values.ts';
import type { DraftHandle } from './use-draft.ts';

interface LongFormOptions {
  /** Ready: what it holds is what the form begins with. */
  readonly draft: DraftHandle;
  readonly kind: ReviewKind;
  readonly type: SubjectType;
  /** Of the contract: `certificationFields[type]`, `merchantFields[type]`. */
  readonly fields: readonly FormField[];
  /** Of the contract: what the API takes. */
  readonly schema: Schema;
  /** What the last rejection named, and of which submission it was. */
  readonly rejected?: { readonly reviewId: string; readonly verdicts: readonly Verdict[] } | undefined;
}

/** Where a draft notes which of the named fields have been changed since the rejection, so that a reload knows it too. */
const mendedKey = 'mended';
interface Mended {
  readonly of: string;
  readonly paths: readonly string[];
}
const mendedIn = (values: Readonly<Values>, reviewId: string | undefined): readonly string[] => {
  const noted = values[mendedKey] as Partial<Mended> | undefined;
  return noted && noted.of === reviewId && Array.isArray(noted.paths) ? noted.paths : [];
};

/** What the server refused, each with the value that it refused. */
type Refused = Readonly<Record<string, { readonly message: string; readonly of: string }>>;
const textOf = (value: Json | undefined): string => JSON.stringify(value ?? null);

const filledIn = (values: Readonly<Values>, fields: readonly FormField[]): string[] =>
  pathsIn(values, fields).filter((path) => !isEmpty(valueAt(values, path)));

/** The values of the form, and the draft that follows them; what comes from elsewhere takes their place. */
const useValues = ({ draft, fields }: LongFormOptions) => {
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

/**
 * A long form: nested values, kept as a draft while they are typed, checked by the schema of the contract field by field. Its parts
 * (`FormField`, `FormSteps`, `FormSummary`) read it from `LongFormProvider`.
 */
export const useLongForm = (options: LongFormOptions) => {
  const { draft, kind, type, fields, schema, rejected } = options;
  const locale = useLocale();
  const form = useValues(options);
  const { values } = form;
  const { shown, show, hide } = useShown(values, fields);
  const { sending, noteSending } = useSending();
  const [refused, setRefused] = useState<Refused>({});
  const check = useMemo(() => checkedNow(schema, locale), [schema, locale]);
  /** Every field that could not be sent as it stands, empty ones too. */
  const problems = useMemo(() => check(wishOf(values, fields, type)), [check, values, fields, type]);
  const cards = useMemo(() => new Set(cardNumbersIn(values, fields)), [values, fields]);
  const mended = mendedIn(values, rejected?.reviewId);
  const openVerdicts = (rejected?.verdicts ?? []).filter(({ path }) => !mended.includes(path));
  const refusedAt = (path: string): string | undefined => {
    const one = refused[path];
    return one && one.of === textOf(valueAt(values, path)) ? one.message : undefined;
  };

  return {
    draft,
    form,
    kind,
    type,
    fields,
    problems,
    openVerdicts,
    sending,
    noteSending,
    fieldOf: (path: string) => fields.find((field) => field.path === declaredPath(path)),
    wish: () => wishOf(form.getValues(), fields, type),
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
      const before = mendedIn(form.getValues(), rejected?.reviewId);
      if (!rejected || before.includes(path) || !rejected.verdicts.some((verdict) => verdict.path === path)) return;
      form.setFieldValue(mendedKey, { of: rejected.reviewId, paths: [...before, path] });
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
