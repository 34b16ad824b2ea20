import { useNavigate, useSearch } from '@tanstack/react-router';
import { placeOf } from './field-place.ts';
import type { FormStep } from './steps.ts';

/** The step that the address names (the first one otherwise), and the way to another, or to a field in it. */
export const useStep = <S extends FormStep>(steps: readonly S[]) => {
  const navigate = useNavigate();
  const { step: id } = useSearch({ strict: false }) as { step?: string };
  const index = Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  );
  return {
    index,
    step: steps[index] as S,
    go: (to: string, path?: string) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, step: to }),
        ...(path === undefined ? {} : { hash: placeOf(path) }),
      }),
  };
};
