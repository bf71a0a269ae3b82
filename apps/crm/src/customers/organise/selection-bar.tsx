import type { Customer } from '@wbd/domain/customers';
import { Button, Flex, Text, toast } from '@wbd/ui';
import { Archive, ArchiveRestore, Download, Send, Tag, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { InviteSelectedDialog } from './invite-selected-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { organiseTexts } from './texts.de.ts';
import { useArchive } from './archive.ts';

const texts = organiseTexts.selection;

export interface SelectionBarProps {
  advisorId: string;
  selected: readonly Customer[];
  /** every tag that the advisor has used */
  knownTags: readonly string[];
  /** whether the list shows the archive */
  isArchive: boolean;
  mayInvite: boolean;
  onExport: () => void;
  onClear: () => void;
}

/** Stays in sight below a long list: how many customers are selected, and what can be done with all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const { advisorId, selected, knownTags, isArchive, mayInvite, onExport, onClear } = props;
  const [dialog, setDialog] = useState<'tags' | 'invite' | null>(null);
  const { archive, isPending } = useArchive(advisorId);
  const close = () => {
    setDialog(null);
  };
  return (
    <Flex
      as="section"
      aria-label={texts.label}
      position="sticky"
      bottom="0"
      zIndex="1"
      py="2"
      gap="1"
      align="center"
      wrap="wrap"
      bg="bg"
      borderTopWidth="1px"
    >
      <Text role="status" textStyle="sm" fontWeight="medium" me="2">
        {texts.selected(selected.length)}
      </Text>
      {selected.length > 0 && (
        <>
          {mayInvite && !isArchive && (
            <Action
              icon={<Send aria-hidden />}
              label={texts.invite}
              onClick={() => {
                if (selected.some(({ email }) => email !== null)) setDialog('invite');
                else
                  toast({
                    type: 'info',
                    title: organiseTexts.invite.withoutEmail(selected.length),
                  });
              }}
            />
          )}
          <Action
            icon={<Tag aria-hidden />}
            label={texts.tag}
            onClick={() => {
              setDialog('tags');
            }}
          />
          <Action
            icon={isArchive ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            label={isArchive ? texts.restore : texts.archive}
            busy={isPending}
            onClick={() => void archive(selected, !isArchive)}
          />
          <Action icon={<Download aria-hidden />} label={texts.export} onClick={onExport} />
        </>
      )}
      <Action icon={<X aria-hidden />} label={texts.clear} onClick={onClear} />
      {dialog === 'tags' && (
        <TagsDialog advisorId={advisorId} customers={selected} known={knownTags} onClose={close} />
      )}
      {dialog === 'invite' && (
        <InviteSelectedDialog advisorId={advisorId} customers={selected} onClose={close} />
      )}
    </Flex>
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  busy?: boolean;
  onClick: () => void;
}

function Action({ icon, label, busy = false, onClick }: ActionProps) {
  return (
    <Button variant="ghost" px="2.5" loading={busy} loadingText={label} onClick={onClick}>
      {icon}
      {label}
    </Button>
  );
}
