import { isDefaultCode } from '@wbd/domain/advisors';
import { branch } from '@wbd/domain/first-view';
import type { PublicPage } from '@wbd/domain/pages';
import { Box, Button, chakra, Container, Flex, Heading, Stack, Text } from '@wbd/ui';
import { ArrowDown } from 'lucide-react';
import { COACHINGS_ID, SEMINARS_ID } from '../shared/section-ids.ts';
import { advisorPageTexts } from './texts.de.ts';

const texts = advisorPageTexts.defaultHero;

export interface DefaultHeroProps {
  /** of the advisor in whose name the network is shown, or the house's own */
  page: Pick<PublicPage, 'code' | 'firstName' | 'lastName'>;
}

/** The hero of every page that is not an advisor's own. */
export function DefaultHero({ page }: DefaultHeroProps) {
  return (
    <Box as="section" bg="bg.subtle" overflow="hidden">
      <Container>
        <Flex
          align="center"
          gap="12"
          minH={{ base: 'auto', md: 'min(40rem, calc(100dvh - 9rem))' }}
          py={{ base: '14', md: '20' }}
        >
          <Stack gap="6" flex="1" minW="0" maxW="3xl">
            <Text color="accent.fg" fontWeight="semibold" textStyle="sm" letterSpacing="wide">
              {branch(isDefaultCode(page.code), (isDefault) =>
                isDefault
                  ? texts.eyebrow
                  : texts.recommendedBy(`${page.firstName} ${page.lastName}`),
              )}
            </Text>
            <Heading as="h1" size="5xl">
              {texts.title}
            </Heading>
            <Text textStyle="lg" color="fg.muted" maxW="prose">
              {texts.text}
            </Text>
            <Flex gap="3" direction={{ base: 'column', sm: 'row' }} pt="2">
              <Button size="lg" asChild>
                <a href={`#${SEMINARS_ID}`}>
                  {texts.toSeminars}
                  <ArrowDown aria-hidden />
                </a>
              </Button>
              <Button size="lg" variant="surface" asChild>
                <a href={`#${COACHINGS_ID}`}>{texts.toCoachings}</a>
              </Button>
            </Flex>
          </Stack>
          <Network />
        </Flex>
      </Container>
    </Box>
  );
}

const people = [
  { x: 210, y: 74, r: 30 },
  { x: 338, y: 158, r: 24 },
  { x: 312, y: 308, r: 34 },
  { x: 150, y: 352, r: 22 },
  { x: 58, y: 224, r: 28 },
] as const;
const middle = { x: 204, y: 216, r: 52 } as const;

/** People around the one they trust. */
function Network() {
  return (
    <chakra.svg
      viewBox="0 0 400 420"
      aria-hidden
      fill="none"
      display={{ base: 'none', lg: 'block' }}
      w="26rem"
      flexShrink="0"
      animation="fade-in 700ms ease-out"
    >
      <chakra.circle cx="204" cy="216" r="196" stroke="border" strokeDasharray="2 8" />
      {people.map(({ x, y }) => (
        <chakra.line
          key={`${x}-${y}`}
          x1={middle.x}
          y1={middle.y}
          x2={x}
          y2={y}
          stroke="border.emphasized"
          strokeWidth="1.5"
        />
      ))}
      {people.map(({ x, y, r }, index) => (
        <g key={`${x}-${y}`}>
          <chakra.circle
            cx={x}
            cy={y}
            r={r}
            fill="bg.panel"
            stroke="brand.border"
            strokeWidth="1.5"
          />
          <Person x={x} y={y} r={r} tone={index === 2 ? 'accent.solid' : 'brand.emphasized'} />
        </g>
      ))}
      <chakra.circle cx={middle.x} cy={middle.y} r={middle.r} fill="brand.solid" />
      <Person {...middle} tone="brand.contrast" />
    </chakra.svg>
  );
}

interface PersonProps {
  x: number;
  y: number;
  r: number;
  tone: string;
}

function Person({ x, y, r, tone }: PersonProps) {
  const shoulders = r * 0.52;
  return (
    <>
      <chakra.circle cx={x} cy={y - r * 0.24} r={r * 0.26} fill={tone} />
      <chakra.path
        d={`M${x - shoulders} ${y + r * 0.56}a${shoulders} ${shoulders} 0 0 1 ${shoulders * 2} 0Z`}
        fill={tone}
      />
    </>
  );
}
