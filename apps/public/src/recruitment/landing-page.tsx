import { Link as RouterLink, useDocumentTitle, useParams } from '@wbd/router';
import { Box, Button, Container, Flex, Grid, Heading, Stack, Text } from '@wbd/ui';
import { ArrowLeft } from 'lucide-react';
import { NotFoundPage } from '../shared/not-found.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { CallToAction } from './call-to-action.tsx';
import { landings } from './landings.de.ts';
import { Journey } from './journey.tsx';
import { ProductPicture } from './picture/product-picture.tsx';
import { PlanPrice } from './plan-price.tsx';
import { parsePartnerType, recommendedPlan, type PartnerType } from '../shared/partner-types.ts';
import { Questions } from './questions.tsx';
import { recruitmentTexts } from './texts.de.ts';

const texts = recruitmentTexts.landing;

/** `/partner/{type}` */
export function PartnerLandingPage() {
  const { type: segment } = useParams();
  const type = parsePartnerType(segment);
  return type ? <Landing type={type} /> : <NotFoundPage />;
}

function Landing({ type }: { type: PartnerType }) {
  const { title, text, benefits, journey, questions } = landings[type];
  const plan = recommendedPlan(type);
  useDocumentTitle(recruitmentTexts.labels[type]);
  return (
    <PageFrame>
      <Box bg="bg.subtle">
        <Container maxW="6xl" py={{ base: '10', md: '20' }}>
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="12" alignItems="center">
            <Stack gap="5">
              <Text color="accent.fg" fontWeight="semibold" textStyle="sm" letterSpacing="wide">
                {recruitmentTexts.labels[type]}
              </Text>
              <Heading as="h1" size="5xl">
                {title}
              </Heading>
              <Text textStyle="lg" color="fg.muted">
                {text}
              </Text>
            </Stack>
            <ProductPicture type={type} />
          </Grid>
        </Container>
      </Box>
      <Container maxW="6xl" py={{ base: '12', md: '20' }}>
        <Stack gap={{ base: '14', md: '20' }}>
          <CallToAction type={type} />
          <Benefits benefits={benefits} />
          <Journey {...journey} />
          {plan !== 'basic' && <PlanPrice type={type} plan={plan} />}
          <Questions questions={questions} />
          <CallToAction type={type} />
          <Flex align="center" gap="3" wrap="wrap">
            <Text color="fg.muted">{texts.others}</Text>
            <Button asChild variant="surface">
              <RouterLink to={paths.partner}>
                <ArrowLeft aria-hidden />
                {texts.backToChooser}
              </RouterLink>
            </Button>
          </Flex>
        </Stack>
      </Container>
    </PageFrame>
  );
}

function Benefits({ benefits }: { benefits: readonly { title: string; text: string }[] }) {
  return (
    <Stack as="section" gap="8">
      <Heading as="h2" size="3xl">
        {texts.benefits}
      </Heading>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }} gap="6">
        {benefits.map(({ title, text }) => (
          <Stack key={title} gap="2" p="6" bg="bg.subtle" borderRadius="xl">
            <Heading as="h3" size="lg">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
