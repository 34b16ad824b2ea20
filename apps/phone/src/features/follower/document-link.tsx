import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

interface DocumentLinkProps {
  link: string;
  /** The post. */
  id: string;
  mediaId: string;
  name: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** The name of a document that is read within the phone. */
export const DocumentLink = ({ link, id, mediaId, name, onClick }: DocumentLinkProps) => (
  <Link
    to="/channel/$link/post/$id/document/$mediaId"
    params={{ link, id, mediaId }}
    className="link"
    {...(onClick ? { onClick } : {})}
  >
    {name}
  </Link>
);
