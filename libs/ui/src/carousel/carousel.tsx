import { Box, Flex, HStack, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { atMost, cases, count, each } from '@wbd/domain/first-view';
import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { usePrefersReducedMotion } from '../hooks/use-reduced-motion.ts';
import { useServedFirst } from '../hooks/use-served-first.ts';
import { useNear } from '../image/use-near.ts';
import { carouselTexts } from './texts.de.ts';
import { useCarouselState } from './use-carousel-state.ts';

export interface CarouselProps<Item> {
  /** what is in it, for screen readers */
  label: string;
  items: readonly Item[];
  /** the slide of an item, by its 1-based position */
  children: (item: Item, position: number) => ReactNode;
}

type Move = 'scrollPrev' | 'scrollNext';

/** How many slides a desktop shows beside each other. */
export const DESKTOP_SLIDES = 3;
// Embla measures whole pixels and loops only when the slides beside one fill the view: half a pixel more makes up for
// what rounding takes away
const DESKTOP = `0 0 calc(100% / ${DESKTOP_SLIDES} + 0.5px)`;
const ALONE = { base: '0 0 calc(100% + 0.5px)', md: DESKTOP };
/** The next slide peeks in, where there are enough of them to go round all the same. */
const PEEKING = { base: '0 0 88%', md: DESKTOP };
const ENOUGH_TO_PEEK = 3;
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const UNTIL_PEEKING = upTo(ENOUGH_TO_PEEK);
const UNTIL_MORE_THAN_DESKTOP = upTo(DESKTOP_SLIDES + 1);
/** The browser scrolls the row, until Embla has it. */
const SCROLLED = { overflowX: 'auto', scrollSnapType: 'x mandatory' } as const;
const MOVED = { overflowX: 'hidden' } as const;
/** Paper shows every slide, in rows, wherever the carousel has moved them. */
const ALL = {
  flexWrap: 'wrap',
  rowGap: '6',
  '&, & > *': { transform: 'none !important' },
  '& > *': { flex: `0 0 calc(100% / ${DESKTOP_SLIDES}) !important`, breakInside: 'avoid' },
} as const;

/** @returns the index of the slide that the browser has scrolled to */
function firstInView(view: HTMLElement | null): number {
  const slide = view?.firstElementChild?.firstElementChild;
  return view && slide instanceof HTMLElement ? Math.round(view.scrollLeft / slide.offsetWidth) : 0;
}

/** Runs the task once a row that a finger has set in motion has come to rest. Returns how to call it off. */
function onceStill(view: HTMLElement | null, task: () => void): () => void {
  let frame = 0;
  const look = (before?: number) => {
    const now = view?.scrollLeft;
    if (now === before) task();
    else frame = requestAnimationFrame(() => look(now));
  };
  look(0);
  return () => cancelAnimationFrame(frame);
}

// arrow keys belong to what has the focus when that uses them itself
function usesArrowKeys(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('video, input, select, textarea') !== null;
}

/**
 * One slide on phones, three from 768 px on; endless, by swipe, arrow buttons and arrow keys. In the served HTML it is a row
 * that the browser scrolls, with arrows that the script in the HTML answers (`data-scrolls`). Embla goes on from the slide that
 * shows.
 */
export function Carousel<Item>({ label, items, children }: CarouselProps<Item>) {
  const still = usePrefersReducedMotion();
  /** the slide that Embla starts with; null while the browser scrolls the row */
  const [startIndex, setStartIndex] = useState<number | null>(null);
  const isScrolled = startIndex === null;
  const [attach, api] = useEmblaCarousel({
    align: 'start',
    loop: true,
    inViewThreshold: 0.5,
    startIndex: startIndex ?? 0,
  });
  const { selected, hasLeft, visible } = useCarouselState(api);
  const [moved, setMoved] = useState(false);
  const isServed = useServedFirst(true, false);
  const total = count(items);
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const focusLeft = useRef(false);
  const waiting = useRef<Move[]>([]);

  // Embla measures every slide: for all carousels of a page at once that would be one long task while it starts
  const isNear = useNear(section);
  const start = useCallback(() => {
    const first = firstInView(viewport.current);
    setStartIndex((known) => known ?? first);
    attach(viewport.current);
  }, [attach]);
  useEffect(() => {
    if (!isNear) return undefined;
    return onceStill(viewport.current, start);
  }, [isNear, start]);
  // after Embla's own effect, which has moved the row to the same slide
  useEffect(() => {
    if (!isScrolled) viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [isScrolled]);
  useEffect(() => {
    if (!api) return;
    for (const by of waiting.current.splice(0)) api[by](still);
  }, [api, still]);

  // what moves out of sight cannot keep the focus, and without it the arrow keys would have no target
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active?.closest('[inert]') && row.current?.contains(active)) focusLeft.current = true;
    if (!focusLeft.current || !visible.includes(selected)) return;
    focusLeft.current = false;
    const link = row.current?.children[selected]?.querySelector('a, button');
    // the carousel itself has scrolled there
    if (link instanceof HTMLElement) link.focus({ preventScroll: true });
  }, [visible, selected]);

  const move = (by: Move) => {
    setMoved(true);
    if (api) {
      api[by](still);
    } else {
      waiting.current.push(by);
      start();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (usesArrowKeys(event.target)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? 'scrollPrev' : 'scrollNext');
  };

  return (
    <Box
      ref={section}
      as="section"
      aria-roledescription={carouselTexts.role}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {/* room for the shadows and focus rings of the slides, which the viewport would cut */}
      <Box
        ref={viewport}
        data-carousel-view=""
        {...(isScrolled ? SCROLLED : MOVED)}
        overflowY="hidden"
        scrollbarWidth="none"
        mx="-3"
        px="3"
        mt="-6"
        pt="6"
        mb="-12"
        pb="12"
      >
        <Flex
          ref={row}
          mx="-3"
          touchAction={isScrolled ? undefined : 'pan-y pinch-zoom'}
          _print={ALL}
        >
          {cases(atMost(total, ENOUGH_TO_PEEK), UNTIL_PEEKING, (shown) =>
            each(items, (item, position) => (
              <Box
                key={position}
                role="group"
                aria-roledescription={carouselTexts.slideRole}
                aria-label={carouselTexts.slide(position, total)}
                flex={shown < ENOUGH_TO_PEEK ? ALONE : PEEKING}
                minW="0"
                px="3"
                scrollSnapAlign="start"
              >
                <div
                  inert={visible.length > 0 && !visible.includes(position - 1)}
                  style={{ height: '100%' }}
                >
                  {children(item, position)}
                </div>
              </Box>
            )),
          )}
        </Flex>
      </Box>
      {cases(
        atMost(total, DESKTOP_SLIDES + 1),
        UNTIL_MORE_THAN_DESKTOP,
        (shown) =>
          shown > 1 && (
            <HStack
              hideFrom={shown > DESKTOP_SLIDES ? undefined : 'md'}
              justify="center"
              gap="4"
              mt="6"
              position="relative"
              _print={{ display: 'none' }}
            >
              <IconButton
                variant="surface"
                borderRadius="full"
                aria-label={carouselTexts.previous}
                data-scrolls={isServed ? -1 : undefined}
                onClick={() => {
                  move('scrollPrev');
                }}
              >
                <ArrowLeft aria-hidden />
              </IconButton>
              <Text aria-hidden color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
                {carouselTexts.slide(selected + 1, total)}
              </Text>
              <IconButton
                variant="surface"
                borderRadius="full"
                aria-label={carouselTexts.next}
                data-scrolls={isServed ? 1 : undefined}
                onClick={() => {
                  move('scrollNext');
                }}
              >
                <ArrowRight aria-hidden />
              </IconButton>
              <VisuallyHidden aria-live="polite">
                {moved && hasLeft ? carouselTexts.slide(selected + 1, total) : ''}
              </VisuallyHidden>
            </HStack>
          ),
      )}
    </Box>
  );
}
