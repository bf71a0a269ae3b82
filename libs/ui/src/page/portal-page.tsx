import { Box, Container, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link, useDocumentTitle } from '@wbd/router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpLink } from './help-link.tsx';
import { Button } from '../button/button.tsx';
import { TitleRow } from './title-row.tsx';

export interface PortalPageProps {
  /** the page's one h1 */
  title: string;
  /** in the browser's tab; the title unless it says otherwise */
  documentTitle?: string;
  intro?: ReactNode;
  /** the page above this one */
  back?: { to: string; label: string };
  /** what can be done here, at the end of the title's row */
  actions?: ReactNode;
  /** the address of the area's help page */
  help?: string;
  /** a form is read in one column and needs less room than a list */
  width?: 'wide' | 'form';
  children: ReactNode;
}

/** From so many characters on, a title is a sentence, which would fill a phone's screen in the size of a title. */
const SENTENCE = 40;

/** A page of the portal: title, actions, content. */
export function PortalPage(props: PortalPageProps) {
  const { title, documentTitle = title, intro, back, actions, help, width, children } = props;
  useDocumentTitle(documentTitle);
  const isSentence = title.length >= SENTENCE;
  // a sentence needs the whole width, and the way back leaves room beside itself
  const helpAbove = isSentence && back !== undefined && help !== undefined;
  return (
    <Container maxW={width === 'form' ? '4xl' : '8xl'} py={{ base: '6', md: '10' }}>
      <Stack gap={{ base: '6', md: '8' }}>
        <Box>
          {back && (
            <Flex justify="space-between" gap="3" mb="1">
              <Button asChild variant="ghost" colorPalette="gray" size="sm" ms="-3">
                <Link to={back.to}>
                  <ArrowLeft aria-hidden />
                  {back.label}
                </Link>
              </Button>
              {helpAbove && <HelpLink to={help} />}
            </Flex>
          )}
          <Flex justify="space-between" align="center" gap="4" wrap="wrap">
            <Box minW="0" w={{ base: 'full', md: 'auto' }}>
              <TitleRow>
                <Heading
                  as="h1"
                  size={isSentence ? { base: 'xl', md: '3xl' } : '3xl'}
                  overflowWrap="anywhere"
                >
                  {title}
                </Heading>
                {help !== undefined && !helpAbove && <HelpLink to={help} />}
              </TitleRow>
              {intro !== undefined && <Text color="fg.muted">{intro}</Text>}
            </Box>
            <Flex gap="3" wrap="wrap">
              {actions}
            </Flex>
          </Flex>
        </Box>
        {children}
      </Stack>
    </Container>
  );
}
