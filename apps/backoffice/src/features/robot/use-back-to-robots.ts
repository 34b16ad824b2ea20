import { useNavigate } from '@tanstack/react-router';

/** Leads to the robots of a channel. */
export const useBackToRobots = (channelId: string) => {
  const navigate = useNavigate();
  return () => void navigate({ to: '/channel/$channelId/services/robots', params: { channelId } });
};
