import { pictureOf } from '@wbd/data/files';
import { isDefaultCode } from '@wbd/domain/advisors';
import { atMost, branch, cases, count } from '@wbd/domain/first-view';
import type { PageTestimonial, PublicPage } from '@wbd/domain/pages';
import { Link as RouterLink } from '@wbd/router';
import { Box, Center, chakra, Stack, Text } from '@wbd/ui';
import { Carousel, DESKTOP_SLIDES } from '@wbd/ui/carousel';
import { ContentImage } from '@wbd/ui/image';
import { Play } from 'lucide-react';
import { useFileUrls } from '../../../shared/file-urls.ts';
import { paths } from '../../../shared/paths.ts';
import { sharedTexts } from '../../../shared/texts.de.ts';
import { MoreButton } from '../../../shared/cards/more-button.tsx';
import { Section } from '../../section.tsx';
import { TESTIMONIALS_ID } from '../../../shared/section-ids.ts';
import { advisorPageTexts } from '../../texts.de.ts';
import { useMoreCards } from '../../../shared/cards/use-more-cards.ts';

const texts = advisorPageTexts.testimonials;
/** Testimonials visible at once on a desktop. */
const UP_TO_DESKTOP = Array.from({ length: DESKTOP_SLIDES }, (_, index) => index + 1);

interface TestimonialsSectionProps {
  page: PublicPage;
}

/** What customers say, as vertical videos. */
export default function TestimonialsSection({ page }: TestimonialsSectionProps) {
  const more = useMoreCards(
    page,
    'testimonials',
    page.testimonials,
    (answer) => answer.testimonials,
  );
  return (
    <Section
      id={TESTIMONIALS_ID}
      title={texts.title}
      text={branch(isDefaultCode(page.code), (isDefault) =>
        isDefault ? texts.genericText : texts.text(page.firstName),
      )}
    >
      {cases(atMost(count(more.cards), DESKTOP_SLIDES), UP_TO_DESKTOP, (shown) => (
        // a row that isn't full aligns with the heading
        <Box maxW="5xl" mx={shown < DESKTOP_SLIDES ? '0' : 'auto'}>
          <Carousel label={texts.carousel} items={more.cards}>
            {(testimonial) => <TestimonialCard code={page.code} testimonial={testimonial} />}
          </Carousel>
          <MoreButton
            cards={more}
            wasCut={page.more.testimonials}
            all={texts.all}
            failed={sharedTexts.pageFailed.testimonials}
          />
        </Box>
      ))}
    </Section>
  );
}

const Card = chakra(RouterLink, {
  base: {
    position: 'relative',
    display: 'block',
    maxW: 'sm',
    mx: 'auto',
    borderRadius: 'l3',
    overflow: 'hidden',
    bg: 'ink.950',
    color: 'white',
    boxShadow: 'md',
    transition: 'box-shadow 180ms, transform 180ms',
    _hover: { boxShadow: 'xl', transform: 'translateY(-3px)' },
  },
});

function TestimonialCard({ code, testimonial }: { code: string; testimonial: PageTestimonial }) {
  const { id, thumb, thumbWidths, customer, quote } = testimonial;
  const fileUrl = useFileUrls();
  return (
    <Card to={paths.sharedTestimonial(code, id)}>
      <ContentImage
        {...pictureOf(thumb, thumbWidths, fileUrl)}
        sizes="(min-width: 48em) 20rem, 24rem"
        alt=""
        aspectRatio="9 / 16"
        w="full"
      />
      {/* in the corner and not above the words, where the face is */}
      <Center
        position="absolute"
        top="4"
        insetEnd="4"
        boxSize="11"
        borderRadius="full"
        bg="white"
        color="ink.800"
        aria-hidden
        _print={{ display: 'none' }}
      >
        <Play size={18} fill="currentColor" />
      </Center>
      <Stack
        position="absolute"
        insetX="0"
        bottom="0"
        gap="2"
        p="5"
        pt="16"
        bg="linear-gradient(to top, rgba(7,29,36,0.95) 45%, rgba(7,29,36,0))"
        // paper has no dark ground for the words
        _print={{ position: 'static', pt: '5' }}
      >
        <Text as="q" display="block" textStyle="md" lineClamp={4}>
          {quote}
        </Text>
        <Text fontWeight="semibold" textStyle="sm">
          {customer}
        </Text>
      </Stack>
    </Card>
  );
}
