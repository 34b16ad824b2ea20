import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** Where articles do not help: the way to people, and to what was asked before. */
export const SupportCard = () => {
  const t = useTranslations('help.support');
  const shared = useTranslations('shared');
  return (
    <Card title={t('title')}>
      <Muted mb={16} pretty>
        {t('text')}
      </Muted>
      <Row gap={12} rowGap={8} wrap>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/help/requests/new" />}>
          {shared('talkToSupport')}
        </Button>
        <Button variant="subtle" renderRoot={(props) => <Link {...props} to="/help/requests" />}>
          {t('mine')}
        </Button>
      </Row>
    </Card>
  );
};
