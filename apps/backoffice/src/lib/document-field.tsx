import { DocumentField as Field } from '@balcao/ui/document-field.tsx';
import { type ComponentProps, useMemo } from 'react';
import { useSquareCut } from './crop/use-square-cut.tsx';
import { documentKeeperOf } from './document.queries.ts';
import { useDocumentReads } from './document-reads.ts';
import { useCurrentUser } from './member.ts';

type Props = Omit<ComponentProps<typeof Field>, 'keeper' | 'prepare' | 'isPicture'> & {
  /** A picture that is cut to a square before it is sent. */
  isSquare?: boolean | undefined;
};

/** A field for documents of the team; its value are the ids of uploads. */
export const DocumentField = ({ isSquare = false, ...props }: Props) => {
  const { merchantId } = useCurrentUser();
  const { list, open } = useDocumentReads();
  const keeper = useMemo(() => documentKeeperOf(merchantId ?? '', { list, open }), [merchantId, list, open]);
  const { cut, dialog } = useSquareCut();
  return (
    <>
      <Field {...props} keeper={keeper} isPicture={isSquare} {...(isSquare ? { prepare: cut } : {})} />
      {dialog}
    </>
  );
};
