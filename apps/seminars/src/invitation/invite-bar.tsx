import { Button, Flex, Text } from '@wbd/ui';
import { Send } from 'lucide-react';
import { invitationPageTexts as texts } from './texts.de.ts';

export interface InviteBarProps {
  /** how many are chosen */
  selected: number;
  disabled: boolean;
  busy: boolean;
  onInvite: () => void;
}

/** Stays in sight below a long list: how many are chosen, and the button that invites them. */
export function InviteBar({ selected, disabled, busy, onInvite }: InviteBarProps) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="1"
      py="3"
      gap="3"
      align="center"
      wrap="wrap"
      bg="bg"
      borderTopWidth="1px"
    >
      <Button disabled={disabled} loading={busy} loadingText={texts.inviting} onClick={onInvite}>
        <Send aria-hidden />
        {texts.inviteSelected}
      </Button>
      <Text role="status" color="fg.muted" textStyle="sm">
        {texts.selected(selected)}
      </Text>
    </Flex>
  );
}
