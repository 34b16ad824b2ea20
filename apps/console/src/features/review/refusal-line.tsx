import { Row } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';

/** What the server refused, where someone just acted. */
export const Refusal = ({ words }: { words: string | undefined }) => (
  <div role="alert">
    {words && (
      <Row as="p" gap={8} align="start" tone="bad">
        <ToneIcon tone="bad" size={18} />
        {words}
      </Row>
    )}
  </div>
);
