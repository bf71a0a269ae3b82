import { branch } from '@wbd/domain/first-view';
import { Button, Stack, Text } from '@wbd/ui';
import { useLayoutEffect, useRef } from 'react';
import { sharedTexts } from '../texts.de.ts';
import { cardTexts } from './texts.de.ts';
import type { MoreCards } from './use-more-cards.ts';

interface MoreButtonProps {
  cards: MoreCards<unknown>;
  /** whether there were more at the beginning: without, the section has no such button */
  wasCut: boolean;
  /** said once everything is there */
  all: string;
  /** what failed to load, in words */
  failed: string;
  /** Takes the focus on to the first new card. Without it the button keeps it. */
  focusCard?: (index: number) => void;
}

/** Adds a section's next cards below the present ones, without moving anything on the screen. */
export function MoreButton({ cards: more, wasCut, all, failed, focusCard }: MoreButtonProps) {
  const { cards, hasMore, isLoading, hasFailed, load } = more;
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  /** how many cards there were when more were requested; null while none are on their way */
  const asked = useRef<number | null>(null);

  useLayoutEffect(() => {
    const before = asked.current;
    if (before === null || cards.length === before) return;
    asked.current = null;
    // a person who has moved on meanwhile stays where they are
    const { activeElement } = document;
    if (activeElement !== button.current && activeElement !== document.body) return;
    if (focusCard) focusCard(before);
    else if (!hasMore) note.current?.focus({ preventScroll: true });
  }, [cards.length, hasMore, focusCard]);

  return branch(
    wasCut,
    (isNeeded) =>
      isNeeded && (
        // anchor the scroll position to the cards above, because new cards push the button down
        <Stack align="center" gap="3" mt="8" css={{ overflowAnchor: 'none' }}>
          {hasFailed && (
            <Text role="alert" color="fg.error">
              {failed}
            </Text>
          )}
          {hasMore ? (
            <Button
              ref={button}
              variant="surface"
              size="lg"
              aria-busy={isLoading}
              onClick={() => {
                asked.current = cards.length;
                load();
              }}
            >
              {isLoading ? sharedTexts.loading : cardTexts.more}
            </Button>
          ) : (
            <Text ref={note} tabIndex={-1} color="fg.muted" textStyle="sm">
              {all}
            </Text>
          )}
        </Stack>
      ),
  );
}
