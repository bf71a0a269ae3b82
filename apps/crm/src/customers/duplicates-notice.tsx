import type { Customer } from '@wbd/domain';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useMemo } from 'react';
import { likelyDuplicates, type LikelyDuplicate } from './duplicates.ts';
import { crmTexts } from './texts.de.ts';

const texts = crmTexts.duplicates;
const SHOWN = 3;

export interface DuplicatesNoticeProps {
  customers: readonly Customer[];
  onCompare: (pair: LikelyDuplicate) => void;
}

/** Entries that may be about the same person, for the advisor to decide. */
export function DuplicatesNotice({ customers, onCompare }: DuplicatesNoticeProps) {
  const pairs = useMemo(() => likelyDuplicates(customers), [customers]);
  if (pairs.length === 0) return null;
  return (
    <FormAlert status="info" title={texts.title(pairs.length)}>
      <Stack as="ul" gap="2" mt="2">
        {pairs.slice(0, SHOWN).map((pair) => (
          <Flex
            as="li"
            key={`${pair.kept.id} ${pair.duplicate.id}`}
            align="center"
            gap="3"
            wrap="wrap"
          >
            <Text flex="1" minW="40">
              {texts.pair(nameOf(pair.kept), nameOf(pair.duplicate), reasonOf(pair))}
            </Text>
            <Button
              variant="outline"
              aria-label={texts.comparePair(nameOf(pair.kept), nameOf(pair.duplicate))}
              onClick={() => {
                onCompare(pair);
              }}
            >
              {texts.compare}
            </Button>
          </Flex>
        ))}
      </Stack>
    </FormAlert>
  );
}

function reasonOf({ reason, hasOtherName }: LikelyDuplicate): string {
  return hasOtherName ? texts.otherName(texts.reasons[reason]) : texts.reasons[reason];
}

function nameOf({ firstName, lastName }: Customer): string {
  return `${firstName} ${lastName}`.trim();
}
