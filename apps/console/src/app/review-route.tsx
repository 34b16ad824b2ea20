import { getRouteApi } from '@tanstack/react-router';
import { ReviewListPage } from '../features/review/review-list-page.tsx';

const route = getRouteApi('/signed-in/review');

export const ReviewRoute = () => {
  const { cursor } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ReviewListPage cursor={cursor} onCursor={(next) => void navigate({ search: next ? { cursor: next } : {} })} />
  );
};
