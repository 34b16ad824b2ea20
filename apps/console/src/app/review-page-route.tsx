import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ReviewPage } from '../features/review/review-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';

const route = getRouteApi('/signed-in/review/$id');

export const ReviewPageRoute = () => {
  const { id } = route.useParams();
  const queue = route.useSearch();
  const navigate = route.useNavigate();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <ReviewPage
      key={id}
      id={id}
      staff={staff}
      queue={queue}
      onNext={(next) => void navigate({ to: '/review/$id', params: { id: next }, search: queue })}
      onQueue={() => void navigate({ to: '/review', search: queue })}
    />
  );
};
