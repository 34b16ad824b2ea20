import type { HelpEntry } from '@balcao/contract/help';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { Link } from '@tanstack/react-router';

/** Articles below each other, each with what it answers. */
export const HelpEntries = ({ entries, withLine = false }: { entries: readonly HelpEntry[]; withLine?: boolean }) => (
  <Stack as="ul" gap={withLine ? 16 : 10}>
    {entries.map(({ slug, title, line }) => (
      <li key={slug}>
        <Link to="/help/$slug" params={{ slug }} className="link">
          {title}
        </Link>
        {withLine && <Muted pretty>{line}</Muted>}
      </li>
    ))}
  </Stack>
);
