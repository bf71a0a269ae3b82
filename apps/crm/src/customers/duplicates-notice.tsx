import type { Customer } from '@wbd/domain/customers';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { likelyDuplicates, type LikelyDuplicate } from './duplicates.ts';
import { crmTexts } from './texts.de.ts';

const texts = crmTexts.duplicates;
const SHOWN_FIRST = 3;
const SHOWN_MORE = 20;

export interface DuplicatesNoticeProps {
  customers: readonly Customer[];
  onCompare: (pair: LikelyDuplicate) => void;
}

/** Entries that may be about the same person, for the advisor to decide. */
export function DuplicatesNotice({ customers, onCompare }: DuplicatesNoticeProps) {
  const pairs = useMemo(() => likelyDuplicates(customers), [customers]);
  const [shown, setShown] = useState(SHOWN_FIRST);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === SHOWN_FIRST) return;
    // the pressed button may be gone, so the focus goes to the first pair that it added
    const firstAdded = shown - SHOWN_MORE;
    list.current?.children[firstAdded]?.querySelector('button')?.focus();
  }, [shown]);
  if (pairs.length === 0) return null;
  const hidden = pairs.length - shown;
  return (
    <FormAlert status="info" title={texts.title(pairs.length)}>
      <Stack ref={list} as="ul" aria-label={texts.listLabel} gap="2" mt="2">
        {pairs.slice(0, shown).map((pair) => (
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
      {hidden > 0 && (
        <Button
          variant="ghost"
          mt="2"
          onClick={() => {
            setShown(shown + SHOWN_MORE);
          }}
        >
          {texts.more(Math.min(hidden, SHOWN_MORE))}
        </Button>
      )}
    </FormAlert>
  );
}

function reasonOf({ reason, hasOtherName }: LikelyDuplicate): string {
  return hasOtherName ? texts.otherName(texts.reasons[reason]) : texts.reasons[reason];
}

function nameOf({ firstName, lastName }: Customer): string {
  return `${firstName} ${lastName}`.trim();
}
