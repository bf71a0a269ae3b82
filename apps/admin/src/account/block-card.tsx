import { setAccountBlockMutation } from '@wbd/data/accounts';
import type { AccountDetails } from '@wbd/domain/accounts';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { BlockDialog } from './block-dialog.tsx';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.block;

/** Whether the advisor may use the portal, with the way to block and to unblock them. */
export function BlockCard({ details }: { details: AccountDetails }) {
  const { uid, advisor, block } = details;
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!advisor) {
    return (
      <Card title={texts.title}>
        <Text color="fg.muted">{texts.unfinished}</Text>
      </Card>
    );
  }
  const action = block ? texts.unset.action : texts.set.action;
  return (
    <Card title={texts.title}>
      <Stack gap="4" align="start">
        {block ? (
          <div>
            <Text fontWeight="medium">{texts.blocked(formatDateTime(new Date(block.at)))}</Text>
            <Text whiteSpace="pre-line">{texts.because(block.reason)}</Text>
          </div>
        ) : (
          <Text>{texts.open}</Text>
        )}
        <Button
          variant="surface"
          colorPalette={block ? 'brand' : 'red'}
          onClick={() => setAsking(true)}
        >
          {action}
        </Button>
      </Stack>
      {asking &&
        (block ? <Unblock uid={uid} onClose={close} /> : <BlockDialog uid={uid} onClose={close} />)}
    </Card>
  );
}

function Unblock({ uid, onClose }: { uid: string; onClose: () => void }) {
  const change = useMutation(setAccountBlockMutation());
  const words = texts.unset;

  async function unblock(): Promise<void> {
    try {
      await change.mutateAsync({ uid, reason: null });
      toast({ type: 'success', title: words.done });
      onClose();
    } catch (error) {
      toastFailure(error, { title: words.failed });
    }
  }

  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.action}
      busy={change.isPending}
      onConfirm={() => void unblock()}
      onCancel={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}
