import { Button, Flex, Text } from '@chakra-ui/react';
import { normalizeAdvisorCode, plainSpelling } from '@wbd/domain/advisors';
import { formTexts } from './texts.de.ts';

export interface PlainCodeProps {
  /** an advisor's code, as it is typed */
  code: string;
  disabled?: boolean;
  onTake: (plain: string) => void;
}

/** Below the field of a code: how it is spelled without umlauts, and a way to take that spelling instead. */
export function PlainCode({ code, disabled = false, onTake }: PlainCodeProps) {
  const plain = plainSpelling(normalizeAdvisorCode(code));
  if (plain === null) return null;
  return (
    <Flex gap="2" align="center" wrap="wrap" mt="-3">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {formTexts.plainCode(plain)}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        disabled={disabled}
        onClick={() => {
          onTake(plain);
        }}
      >
        {formTexts.takePlainCode}
      </Button>
    </Flex>
  );
}
