import { setTestAccountMutation } from '@wbd/data/accounts';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { Switch } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.test;

/** Whether the account is a test account, with a switch that asks before it changes that. */
export function TestCard({ uid, isTest }: { uid: string; isTest: boolean }) {
  const [asking, setAsking] = useState(false);
  const mark = useMutation(setTestAccountMutation());
  const words = isTest ? texts.unset : texts.set;

  async function change(): Promise<void> {
    try {
      await mark.mutateAsync({ uid, isTest: !isTest });
      toast({ type: 'success', title: words.done });
      setAsking(false);
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Card title={texts.title}>
      <Switch checked={isTest} hint={texts.hint} onCheckedChange={() => setAsking(true)}>
        {texts.label}
      </Switch>
      <ConfirmDialog
        open={asking}
        title={words.title}
        confirmLabel={words.confirm}
        busy={mark.isPending}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      >
        {words.text}
      </ConfirmDialog>
    </Card>
  );
}
