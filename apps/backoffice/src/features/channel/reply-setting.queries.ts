import { putReplySetting } from '@balcao/contract/reply';
import { useCommand } from '@balcao/ui/use-command';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { replySettingOptions } from '../../lib/reply-setting.queries.ts';

/** A change of it is a line in the log. */
export const usePutReplySetting = (id: string, onSuccess: (setting: { isOn: boolean }) => void) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (isOn: boolean) => api(putReplySetting, { params: { id }, body: { isOn } }),
    onSuccess,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: replySettingOptions(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['log'] }),
      ]),
  });
};
