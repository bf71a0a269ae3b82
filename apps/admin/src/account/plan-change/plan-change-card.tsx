import type { AccountDetails } from '@wbd/domain/accounts';
import { isLive } from '@wbd/domain/plans';
import { Button, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import { planChangeTexts as texts } from './texts.de.ts';

/** The way to change the plan of a running subscription. */
export function PlanChangeCard({ details }: { details: AccountDetails }) {
  const { uid, subscription } = details;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.title}>
      {subscription && isLive(subscription.status) ? (
        <Stack gap="4" align="start">
          <Text>{texts.text}</Text>
          <Button variant="surface" onClick={() => setOpen(true)}>
            {texts.action}
          </Button>
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.none}</Text>
      )}
      {isOpen && <PlanChangeDialog uid={uid} onClose={() => setOpen(false)} />}
    </Card>
  );
}
