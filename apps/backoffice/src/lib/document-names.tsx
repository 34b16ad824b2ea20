import { useQuery } from '@tanstack/react-query';
import { documentNamesOptions } from './document.queries.ts';
import { useDocumentReads } from './document-reads.ts';

/** The names of documents, as the person called them; a line each. */
export const DocumentNames = ({ ids }: { ids: readonly string[] }) => {
  const { data } = useQuery(documentNamesOptions(ids, useDocumentReads().list));
  return ids.map((id) => (
    <span key={id} style={{ display: 'block', overflowWrap: 'anywhere' }}>
      {data?.get(id) ?? '…'}
    </span>
  ));
};
