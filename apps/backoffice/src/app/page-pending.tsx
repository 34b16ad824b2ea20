import { PageLoading } from '@balcao/ui/loading.tsx';

/** While a page comes. */
export const PagePending = () => <PageLoading />;
