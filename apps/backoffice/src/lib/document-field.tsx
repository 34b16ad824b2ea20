import { DocumentField as Field } from '@balcao/ui/document-field.tsx';
import { type ComponentProps, useMemo } from 'react';
import { documentKeeperOf } from './document.queries.ts';
import { useDocumentReads } from './document-reads.ts';
import { useCurrentUser } from './member.ts';

/** A field for documents of the team; its value are the ids of uploads. */
export const DocumentField = (props: Omit<ComponentProps<typeof Field>, 'keeper'>) => {
  const { merchantId } = useCurrentUser();
  const { list, open } = useDocumentReads();
  const keeper = useMemo(() => documentKeeperOf(merchantId ?? '', { list, open }), [merchantId, list, open]);
  return <Field {...props} keeper={keeper} />;
};
