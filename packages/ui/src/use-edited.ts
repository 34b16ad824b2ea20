import { useEffect, useEffectEvent, useState } from 'react';
import { isAlike, rebased } from './rebase.ts';

interface Editing<Kept extends { readonly version: number } | undefined, Values> {
  /** The record as it is now: a colleague may save it while it is being edited. Undefined for one that is new. */
  latest: Kept;
  /** What of the record the form holds. */
  valuesOf: (kept: Kept) => Values;
  typed: Values;
  put: (change: (typed: Values) => Values) => void;
  /** What was typed is on its way: until the answer comes, a newer version may be one's own. */
  isPending: boolean;
}

/**
 * A record that is edited while others may save it too. A newer version is merged automatically where it does not touch typed values. Otherwise
 * `EditConflictNote` says so, the typed values stay, and the person keeps or drops them before saving. `base` is the version that a save replaces.
 */
export const useEdited = <Kept extends { readonly version: number } | undefined, Values>({
  latest,
  valuesOf,
  typed,
  put,
  isPending,
}: Editing<Kept, Values>) => {
  const [base, setBase] = useState(latest);
  const [spare, setSpare] = useState<{ values: Values; isMine: boolean }>();
  const [before, theirs] = [valuesOf(base), valuesOf(latest)];
  const isNewer = latest !== undefined && base !== undefined && latest.version > base.version;
  const isDirty = !isAlike(typed, before);
  const meets = isDirty && !isAlike(before, theirs) && !isAlike(typed, theirs);
  const settle = (isMine: boolean) => {
    const mine = rebased(before, typed, theirs);
    setBase(latest);
    setSpare({ values: isMine ? theirs : mine, isMine: !isMine });
    put(() => (isMine ? mine : theirs));
  };
  const follow = useEffectEvent(() => {
    setBase(latest);
    setSpare(undefined);
    if (!isDirty) put(() => theirs);
  });
  const follows = isNewer && !meets;
  useEffect(() => {
    if (follows) follow();
  }, [follows]);
  return {
    base,
    isDirty,
    isEditConflict: isNewer && meets && !isPending,
    /** The version that was not chosen and is still available. */
    spare: spare && (spare.isMine ? ('mine' as const) : ('theirs' as const)),
    keep: () => settle(true),
    drop: () => settle(false),
    swap: () => {
      if (!spare) return;
      setSpare({ values: typed, isMine: !spare.isMine });
      put(() => spare.values);
    },
    /** Back to the saved record: the person has agreed to lose their changes. */
    reset: () => {
      setBase(latest);
      setSpare(undefined);
      put(() => theirs);
    },
    /** What was sent is saved; what was typed since stays. */
    saved: (kept: Kept, sent: Values) => {
      setBase(kept);
      setSpare(undefined);
      put((now) => rebased(sent, now, valuesOf(kept)));
    },
  };
};

interface EditingForm<Kept extends { readonly version: number } | undefined, Values>
  extends Omit<Editing<Kept, Values>, 'typed' | 'put'> {
  form: {
    values: Values;
    setValues: (change: (now: Partial<Values>) => Partial<Values>) => void;
    clearErrors: () => void;
  };
}

/** The same for a form of Mantine whose values are those of the record. */
export const useEditedForm = <Kept extends { readonly version: number } | undefined, Values extends object>({
  form,
  ...editing
}: EditingForm<Kept, Values>) =>
  useEdited({
    ...editing,
    typed: form.values,
    put: (change) => {
      form.setValues((now) => change(now as Values));
      form.clearErrors();
    },
  });

export type Edited = Pick<
  ReturnType<typeof useEdited>,
  'isDirty' | 'isEditConflict' | 'spare' | 'keep' | 'drop' | 'swap' | 'reset'
>;
