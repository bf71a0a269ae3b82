import { undoImportMutation, type UndoneImport } from '@wbd/data/customers';
import { recentImports, type Customer, type RecentImport } from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { Button, Flex, Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert, useLeaveWarning } from '@wbd/ui/form';
import { useMemo, useState } from 'react';
import { undoImportTexts as texts } from './texts.de.ts';

const MOST_NAMES = 10;

/** Imports of the last day, each of which can be undone, and what could not be undone. */
export function RecentImports({ customers }: { customers: readonly Customer[] }) {
  const [now] = useState(() => new Date());
  const imports = useMemo(() => recentImports(customers, now), [customers, now]);
  const [asked, setAsked] = useState<RecentImport | null>(null);
  const [kept, setKept] = useState<UndoneImport['kept']>([]);
  const [done, setDone] = useState(0);
  const undo = useMutation(undoImportMutation());
  useLeaveWarning(undo.isPending);

  async function undoAsked({ importId }: RecentImport): Promise<void> {
    setDone(0);
    setKept([]);
    try {
      const { removed, restored } = await undo.mutateAsync({
        importId,
        onProgress: (undone) => {
          setDone(undone.removed + undone.restored + undone.kept.length);
          setKept(undone.kept);
        },
      });
      toast({ type: 'success', title: texts.done, description: texts.doneText(removed, restored) });
    } catch {
      // the alert below says so, and the import is still there to go on with
    }
    setAsked(null);
  }

  return (
    <>
      {imports.length > 0 && (
        <Stack as="ul" aria-label={texts.label} gap="2">
          {imports.map((one) => (
            <Flex as="li" key={one.importId} align="center" gap="3" wrap="wrap">
              <Text color="fg.muted">{texts.recent(one)}</Text>
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.undoOf(one.at)}
                onClick={() => {
                  setAsked(one);
                }}
              >
                {texts.undo}
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
      {undo.isError && (
        <FailureAlert error={undo.error} title={texts.failed} text={texts.failedText} />
      )}
      {kept.length > 0 && <Kept ids={kept} customers={customers} />}
      <ConfirmDialog
        open={asked !== null}
        title={texts.question}
        confirmLabel={texts.undo}
        busy={undo.isPending}
        onConfirm={() => {
          if (asked) void undoAsked(asked);
        }}
        onCancel={() => {
          setAsked(null);
        }}
      >
        {asked &&
          (undo.isPending
            ? texts.progress(done, asked.entered + asked.completed)
            : texts.questionText(asked))}
      </ConfirmDialog>
    </>
  );
}

function Kept({ ids, customers }: { ids: readonly string[]; customers: readonly Customer[] }) {
  const named = customers.filter(({ id }) => ids.includes(id)).slice(0, MOST_NAMES);
  const names = named.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  return (
    <FormAlert status="warning" title={texts.keptTitle(ids.length)}>
      <Text>{texts.kept(names, ids.length - names.length)}</Text>
    </FormAlert>
  );
}
