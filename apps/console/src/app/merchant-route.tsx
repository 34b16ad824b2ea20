import { getRouteApi, useRouter } from '@tanstack/react-router';
import { MerchantListPage } from '../features/merchant/merchant-list-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/merchant/');

export const MerchantRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const one = (id: string) => ({ to: '/merchant/$id', params: { id }, search }) as const;
  return (
    <Allowed right="merchant.see">
      <MerchantListPage
        search={search}
        onSearch={(next) => void navigate({ to: '/merchant', search: next })}
        hrefOf={(id) => router.buildLocation(one(id)).href}
        onOpen={(id) => void navigate(one(id))}
      />
    </Allowed>
  );
};
