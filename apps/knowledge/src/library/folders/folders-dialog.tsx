import { changeFoldersMutation } from '@wbd/data/folders';
import type { Folder } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { Button, EmptyState, Flex, toast } from '@wbd/ui';
import {
  ConfirmDialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { ReorderList } from '@wbd/ui/reorder';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import { FolderRow } from './folder-row.tsx';
import { foldersTexts as texts } from './texts.de.ts';

type Open = { kind: 'name'; folder: Folder | null } | { kind: 'delete'; folder: Folder } | null;

export interface FoldersDialogProps {
  org: string;
  folders: readonly Folder[];
  /** how many videos are in a folder */
  countOf: (folder: string) => number;
  onClose: () => void;
}

/** The folders of an organisation for its administrators: new ones, names, order; empty ones can go. Each change is stored at once. */
export function FoldersDialog({ org, folders, countOf, onClose }: FoldersDialogProps) {
  const change = useMutation(changeFoldersMutation(org));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  async function store(wanted: Parameters<typeof change.mutateAsync>[0], done: string) {
    try {
      await change.mutateAsync(wanted);
      toast({ type: 'success', title: done });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
    close();
  }

  return (
    <DialogRoot
      open
      onOpenChange={(details) => {
        if (!details.open && open === null) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{texts.title}</DialogTitle>
          <DialogDescription>{texts.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {folders.length === 0 ? (
            <EmptyState icon={<FolderPlus size={26} />} title={texts.none} text={texts.noneText} />
          ) : (
            <ReorderList
              label={texts.list}
              items={folders}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              disabled={change.isPending}
              onReorder={(ordered) =>
                void store({ kind: 'order', ids: ordered.map(({ id }) => id) }, texts.ordered)
              }
            >
              {(folder) => (
                <FolderRow
                  name={folder.name}
                  count={countOf(folder.id)}
                  onRename={() => setOpen({ kind: 'name', folder })}
                  onDelete={() => setOpen({ kind: 'delete', folder })}
                />
              )}
            </ReorderList>
          )}
        </DialogBody>
        <DialogFooter>
          <Flex gap="3" wrap="wrap">
            <Button variant="surface" onClick={() => setOpen({ kind: 'name', folder: null })}>
              <FolderPlus aria-hidden />
              {texts.create}
            </Button>
            <Button onClick={onClose}>{texts.done}</Button>
          </Flex>
        </DialogFooter>
      </DialogContent>
      {open?.kind === 'name' && <FolderNameDialog org={org} folder={open.folder} onClose={close} />}
      <ConfirmDialog
        open={open?.kind === 'delete'}
        title={texts.deleting.title}
        confirmLabel={texts.deleting.confirm}
        busy={change.isPending}
        onConfirm={() => {
          if (open?.kind === 'delete') {
            void store({ kind: 'delete', id: open.folder.id }, texts.deleted);
          }
        }}
        onCancel={close}
      >
        {open?.kind === 'delete' ? texts.deleting.text(open.folder.name) : ''}
      </ConfirmDialog>
    </DialogRoot>
  );
}
