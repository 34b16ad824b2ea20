import { withoutOthers } from '@balcao/ui/search-text';
import type { SearchSchemaInput } from '@tanstack/react-router';
import type * as z from 'zod/mini';

/** A route's `validateSearch` from the schema of its address; unknown parameters are dropped. */
export const readBy =
  <S extends z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>>(schema: S) =>
  (search: z.input<S> & SearchSchemaInput): z.output<S> =>
    withoutOthers(search, schema.parse(search));
