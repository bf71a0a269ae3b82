import { organiseCustomersMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { organiseTexts } from './texts.de.ts';

const texts = organiseTexts.archive;

/** Archives customers or brings them back, and offers to undo it. */
export function useArchive(advisorId: string) {
  const organise = useMutation(organiseCustomersMutation(advisorId));

  async function archive(customers: readonly Customer[], archived: boolean): Promise<void> {
    try {
      await organise.mutateAsync({ customers, archived });
    } catch (error) {
      toastFailure(error, { title: archived ? texts.archiveFailed : texts.restoreFailed });
      return;
    }
    toast({
      type: 'success',
      title: (archived ? texts.archived : texts.restored)(customers),
      action: {
        label: texts.undo,
        onSelect: () => void archive(customers, !archived),
      },
    });
  }

  return { archive, isPending: organise.isPending };
}
