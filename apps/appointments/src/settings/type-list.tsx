import { deleteTypeMutation, draftTypeId, saveTypeMutation } from '@wbd/data/appointments';
import { MOST_TYPES, type AppointmentType } from '@wbd/domain/appointments';
import { useMutation } from '@wbd/query';
import { Button, Flex, Link, Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { FormAlert, StoredSwitch } from '@wbd/ui/form';
import { ActionMenu } from '@wbd/ui/menu';
import { Card } from '@wbd/ui/page';
import { ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { TEMPLATES } from './templates.ts';
import { typeTexts as texts } from './texts.de.ts';
import { TypeDialog } from './type-dialog.tsx';

interface TypeListProps {
  advisorId: string;
  types: readonly AppointmentType[];
  /** whether hours are saved; without them the types cannot be booked */
  hasHours: boolean;
}

interface Editing {
  id: string;
  /** the initial values of the dialog */
  type: Partial<AppointmentType> | null;
  isNew: boolean;
}

/** The advisor's appointment types; templates while there are none. */
export function TypeList({ advisorId, types, hasHours }: TypeListProps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleting, setDeleting] = useState<AppointmentType | null>(null);
  const add = (type: Partial<AppointmentType> | null) =>
    setEditing({ id: draftTypeId(), type, isNew: true });
  const ordered = types.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack gap="5">
        {!hasHours && <FormAlert status="info">{texts.noHours}</FormAlert>}
        {ordered.length === 0 ? (
          <>
            <Text fontWeight="medium">{texts.none}</Text>
            <Text color="fg.muted">{texts.noneText}</Text>
            <Flex gap="3" wrap="wrap">
              {TEMPLATES.map(({ id, type }) => (
                <Button
                  key={id}
                  variant="surface"
                  onClick={() => {
                    add(type);
                  }}
                >
                  {texts.templates[id]}
                </Button>
              ))}
            </Flex>
          </>
        ) : (
          <Stack as="ul" aria-label={texts.list} listStyleType="none" gap="4">
            {ordered.map((type) => (
              <TypeRow
                key={type.id}
                type={type}
                onEdit={() => setEditing({ id: type.id, type, isNew: false })}
                onDelete={() => setDeleting(type)}
              />
            ))}
          </Stack>
        )}
        <Flex gap="3" wrap="wrap" align="center">
          {ordered.length < MOST_TYPES && (
            <Button
              variant="surface"
              colorPalette="gray"
              onClick={() => {
                add(null);
              }}
            >
              <Plus aria-hidden />
              {texts.add}
            </Button>
          )}
          {hasHours && ordered.some(({ isOpen }) => isOpen) && (
            <Link href={paths.booking(advisorId)} target="_blank" rel="noopener">
              {texts.preview}
              <ExternalLink aria-hidden size={16} />
            </Link>
          )}
        </Flex>
      </Stack>
      {editing && <TypeDialog {...editing} onClose={() => setEditing(null)} />}
      {deleting && <DeleteType type={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}

interface TypeRowProps {
  type: AppointmentType;
  onEdit: () => void;
  onDelete: () => void;
}

function TypeRow({ type, onEdit, onDelete }: TypeRowProps) {
  const save = useMutation(saveTypeMutation());
  const { title, minutes, place, isOpen } = type;
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
      <Stack gap="0" minW="0" flex="1">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {texts.minutes(minutes)} · {texts.places[place.kind]}
        </Text>
      </Stack>
      <Flex align="center" gap="2">
        <StoredSwitch
          checked={isOpen}
          of={title}
          texts={texts.open}
          save={(checked) => save.mutateAsync(withoutOwner({ ...type, isOpen: checked }))}
        />
        <ActionMenu
          label={texts.actions(title)}
          actions={[
            { id: 'edit', label: texts.edit, onSelect: onEdit },
            { id: 'delete', label: texts.delete, destructive: true, onSelect: onDelete },
          ]}
        />
      </Flex>
    </Flex>
  );
}

function withoutOwner({ advisor: _, createdAt: __, ...type }: AppointmentType) {
  return type;
}

function DeleteType({ type, onClose }: { type: AppointmentType; onClose: () => void }) {
  const remove = useMutation(deleteTypeMutation());
  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ id: type.id });
      toast({ type: 'success', title: texts.deleted });
      onClose();
    } catch (error) {
      toastFailure(error, { title: texts.deleteFailed });
    }
  }
  return (
    <ConfirmDialog
      open
      title={texts.deleteTitle}
      confirmLabel={texts.delete}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {texts.deleteText(type.title)}
    </ConfirmDialog>
  );
}
