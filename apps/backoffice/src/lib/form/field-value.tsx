import type { FieldKind } from '@balcao/contract/form-fields';
import type { Json } from './form-values.ts';

/** A value of the form as people read it. */
export const FieldValue = ({ value }: { kind: FieldKind; value: Json | undefined }) => String(value);
