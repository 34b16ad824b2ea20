import type { FieldKind } from '@balcao/contract/form-fields';
import { FormValue } from '@balcao/ui/form-value.tsx';
import { DocumentNames } from '../document-names.tsx';
import type { Json } from './form-values.ts';

/** A value of the form as people read it. */
export const FieldValue = ({ kind, value }: { kind: FieldKind; value: Json | undefined }) => {
  if (kind === 'document' && Array.isArray(value)) return <DocumentNames ids={value.map(String)} />;
  return <FormValue kind={kind} value={value === undefined || value === null ? '' : String(value)} />;
};
