import type { Customer } from '@wbd/domain/customers';
import { Button, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { retentionTexts } from './texts.de.ts';

const texts = retentionTexts.notice;

interface LeavingNoticeProps {
  customers: readonly Customer[];
  /** whether the list shows only them already */
  isShown: boolean;
  onShow: () => void;
}

/** How many customers are about to be erased for want of contact, and the way to them. */
export function LeavingNotice({ customers, isShown, onShow }: LeavingNoticeProps) {
  const count = customers.filter(({ eraseOn }) => eraseOn !== null).length;
  if (count === 0) return null;
  return (
    <FormAlert status="warning" title={texts.title(count)}>
      <Stack gap="2" align="flex-start">
        <Text>{texts.text}</Text>
        {!isShown && (
          <Button variant="outline" onClick={onShow}>
            {texts.show}
          </Button>
        )}
      </Stack>
    </FormAlert>
  );
}
