import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { ReviewListPage } from '../features/review/review-list-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';

const route = getRouteApi('/signed-in/review/');

export const ReviewRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  const one = (id: string) => ({ to: '/review/$id', params: { id }, search }) as const;
  return (
    <ReviewListPage
      staffId={staff.staffId}
      search={search}
      onSearch={(next) => void navigate({ to: '/review', search: next })}
      hrefOf={(id) => router.buildLocation(one(id)).href}
      onOpen={(id) => void navigate(one(id))}
    />
  );
};
