import { Row, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NoNotices } from './no-notices.tsx';
import { NoticeList } from './notice-list.tsx';
import classes from './notification.module.css';
import { newestOptions, useSeeNotices } from './notification.queries.ts';

/** The newest of what the team was told of. */
const BellPanel = ({ unseen, close }: { unseen: number; close: () => void }) => {
  const t = useTranslations('notification');
  const query = useQuery(newestOptions);
  const see = useSeeNotices();
  return (
    <div className={classes.panel}>
      <Row gap={16} rowGap={4} align="center" justify="between" wrap py={12} px={16} rule="bottom">
        <Text as="h2" size="inherit" weight={650}>
          {t('title')}
        </Text>
        {unseen > 0 && (
          <button type="button" className="link" disabled={see.isPending} onClick={() => see.mutate(undefined)}>
            {t('seeAll')}
          </button>
        )}
      </Row>
      <div className={classes.newest}>
        <Loaded
          query={query}
          loading={
            <div className={classes.waiting}>
              <LinesLoading lines={5} />
            </div>
          }
        >
          {(data) => (data.list.length > 0 ? <NoticeList notices={data.list} onGo={close} /> : <NoNotices />)}
        </Loaded>
      </div>
      <Row gap={16} rowGap={4} align="center" justify="between" wrap py={12} px={16} rule="top">
        <Link to="/notifications" search={{}} className="link" onClick={close}>
          {t('all')}
        </Link>
        <Link to="/account" hash="notices" className={`link ${classes.choose}`} onClick={close}>
          <IconSettings size={16} stroke={1.8} aria-hidden />
          {t('choose')}
        </Link>
      </Row>
    </div>
  );
};
export default BellPanel;
