import { customersQuery, deleteCustomerMutation } from '@wbd/data/customers';
import { tagsOf, type Customer } from '@wbd/domain/customers';
import { useMutation, useQuery } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { ActionMenu } from '@wbd/ui/menu';
import { Archive, ArchiveRestore, ShieldOff, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CRM_PATH } from '../../shared/paths.ts';
import { RestrictionDialog } from '../restriction/restriction-dialog.tsx';
import { restrictionTexts } from '../restriction/texts.de.ts';
import { useArchive } from './archive.ts';
import { TagsDialog } from './tags-dialog.tsx';
import { organiseTexts as texts } from './texts.de.ts';

/** What can be done with one customer besides editing: tag, archive, delete. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const [dialog, setDialog] = useState<'tags' | 'restrict' | 'delete' | null>(null);
  const { archive } = useArchive(customer.advisor);
  const close = () => {
    setDialog(null);
  };
  const isArchived = customer.archived;
  return (
    <>
      <ActionMenu
        label={texts.more}
        actions={[
          {
            id: 'tags',
            label: texts.selection.tag,
            icon: <Tag aria-hidden />,
            onSelect: () => {
              setDialog('tags');
            },
          },
          {
            id: 'archive',
            label: isArchived ? texts.selection.restore : texts.selection.archive,
            icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
            onSelect: () => void archive([customer], !isArchived),
          },
          ...(customer.restriction === null
            ? [
                {
                  id: 'restrict',
                  label: restrictionTexts.restrict.open,
                  icon: <ShieldOff aria-hidden />,
                  onSelect: () => {
                    setDialog('restrict');
                  },
                },
              ]
            : []),
          {
            id: 'delete',
            label: texts.remove.open,
            icon: <Trash2 aria-hidden />,
            destructive: true,
            onSelect: () => {
              setDialog('delete');
            },
          },
        ]}
      />
      {dialog === 'tags' && <TagsOfOne customer={customer} onClose={close} />}
      {dialog === 'restrict' && <RestrictionDialog customer={customer} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog customer={customer} onCancel={close} />}
    </>
  );
}

function TagsOfOne({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  // the tags of the others, when the list was loaded anyway: they are proposals
  const others = useQuery({ ...customersQuery(customer.advisor), enabled: false });
  return (
    <TagsDialog
      advisorId={customer.advisor}
      customers={[customer]}
      known={tagsOf(others.data ?? [])}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ customer, onCancel }: { customer: Customer; onCancel: () => void }) {
  const navigate = useNavigate();
  const remove = useMutation(deleteCustomerMutation());
  const name = `${customer.firstName} ${customer.lastName}`.trim();

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ customerId: customer.id });
    } catch (error) {
      toastFailure(error, { title: texts.remove.failed });
      return;
    }
    toast({ type: 'success', title: texts.remove.done(name) });
    void navigate(CRM_PATH, { replace: true });
  }

  return (
    <ConfirmDialog
      open
      title={texts.remove.title(name)}
      confirmLabel={texts.remove.open}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      {texts.remove.text}
    </ConfirmDialog>
  );
}
