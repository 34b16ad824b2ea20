import type { FieldKind } from '@balcao/contract/form-fields';
import type { Locale } from '@balcao/contract/locale';
import type { ReviewKind, SubjectType } from '@balcao/contract/review';

/** What a field of a form is called. */
export const fieldLabel = (_locale: Locale, _kind: ReviewKind, _type: SubjectType, path: string): string => path;

/** The same where the part it belongs to stands above it. */
export const fieldName: typeof fieldLabel = (...of) => fieldLabel(...of);

/** A value of a form as people read it. */
export const FormValue = ({ value }: { kind: FieldKind; value: string }) => <>{value}</>;
